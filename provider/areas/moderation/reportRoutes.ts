import { reportCalls } from '../../../contract/moderation.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import type { CaseRow } from '../../domain/moderation/caseRows.ts';
import { appeal, decide, decideOne, moderate, report } from '../../domain/moderation/cases.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { listQueue, listReceived, listSent, presentSkipped, requireCases } from './queue.ts';

/** Reports: created by members, appealed by authors, decided by managers. */
export const reportRoutes = mount(reportCalls, {
  async report(c, { body, member }) {
    const now = c.get('services').now();
    const { collapsed, changed } = await write(c, (tx) => report(tx, body, { member, now }));
    if (changed) invalidates(c, changed.page);
    return { ...done, collapsed };
  },
  async getQueue(c, { query, member }) {
    const now = c.get('services').now();
    const { count, results } = await read(c, (db) => listQueue(db, query, { member, now, locale: c.get('locale') }));
    return paginate(c, query, count, results);
  },
  async getReceivedCases(c, { query, member }) {
    const { count, results } = await read(c, (db) => listReceived(db, member.id, query));
    return paginate(c, query, count, results);
  },
  async getSentReports(c, { query, member }) {
    const { count, results } = await read(c, (db) => listSent(db, member, query));
    return paginate(c, query, count, results);
  },
  async appeal(c, { params, body, member }) {
    const now = c.get('services').now();
    await write(c, (tx) => appeal(tx, params.id, body.text, { member, now }));
    return done;
  },
  async decide(c, { params, body, member }) {
    const now = c.get('services').now();
    const changed = await write(c, (tx) => decide(tx, params.id, body, { member, now }));
    if (changed) invalidates(c, changed.page);
    return done;
  },
  async decideCases(c, { body: { cases, ...body }, member }) {
    const now = c.get('services').now();
    await read(c, (db) => requireCases(db, member, cases));
    const decided: number[] = [];
    const others: CaseRow[] = [];
    for (const one of cases) {
      // Each in a transaction of its own: one that waits for its lock holds up no other decision.
      const outcome = await write(c, (tx) => decideOne(tx, one, body, { member, now }));
      if (!outcome.decided) others.push(outcome.row);
      else {
        decided.push(one.id);
        if (outcome.content) invalidates(c, outcome.content.page);
      }
    }
    const by = { member, locale: c.get('locale'), ...body };
    return { ...done, decided, skipped: await read(c, (db) => presentSkipped(db, others, by)) };
  },
  async moderateContent(c, { params: { subject, id: subjectId }, body, member }) {
    const now = c.get('services').now();
    const changed = await write(c, (tx) => moderate(tx, { subject, subjectId }, body, { member, now }));
    invalidates(c, changed.page);
    return done;
  },
});
