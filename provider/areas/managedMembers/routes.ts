import { managedMemberCalls } from '../../../contract/managedMembers.calls.ts';
import { badgesOf } from '../../domain/badges/present.ts';
import { closeAccount } from '../../domain/identity/closing.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { readModeratedForums } from '../../domain/identity/moderatedForums.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { sendData } from '../../domain/members/data.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { paginate, read, write } from '../../platform/http/context.ts';
import {
  awardBadge,
  changeRole,
  correctLedger,
  endMemberSession,
  endMemberSessions,
  findClosable,
  findMemberBy,
  logDataExport,
} from './commands.ts';
import { readLatest } from './latest.ts';
import { bouncedAt, listMails } from './mails.ts';
import { presentDetail, presentManaged, presentModerated } from './present.ts';
import { listManagedMembers, readMemberFacts } from './queries.ts';

/** What the caller may do in the console, and the members as it shows them. */
export const managedMemberRoutes = mount(managedMemberCalls, {
  async getAccess(c, { member: { id, role, rights, needsTwoStep } }) {
    const forums = await read(c, (db) => readModeratedForums(db, id));
    return {
      role,
      rights: [...rights],
      moderated_forums: presentModerated(role, forums, c.get('locale')),
      needs_two_step: needsTwoStep,
    };
  },
  async getManagedMembers(c, { query }) {
    const reader = readerContext(c);
    const { count, rows } = await read(c, (db) => listManagedMembers(db, query, reader.now));
    const results = rows.map((row) => presentManaged(row, reader));
    return paginate(c, query, count, results);
  },
  getManagedMember(c, { params, member }) {
    const { now, locale } = requestContext(c, member);
    return read(c, async (db) => {
      const row = await findMemberBy(db, params.id);
      const facts = await readMemberFacts(db, row, now);
      const latest = await readLatest(db, row, locale);
      return { ...presentDetail(row, facts, { member, now, locale }), ...latest };
    });
  },
  async getMemberMails(c, { params, query }) {
    const { count, results, bounced } = await read(c, async (db) => {
      const row = await findMemberBy(db, params.id);
      return { ...(await listMails(db, row, query)), bounced: await bouncedAt(db, row) };
    });
    return { ...paginate(c, query, count, results), bounced_at: bounced?.toISOString() ?? null };
  },
  async endMemberSessions(c, { params, member }) {
    const now = c.get('services').now();
    await write(c, (tx) => endMemberSessions(tx, params.id, { member, now }));
    return done;
  },
  async endMemberSession(c, { params, member }) {
    const now = c.get('services').now();
    await write(c, (tx) => endMemberSession(tx, params, { member, now }));
    return done;
  },
  async awardBadge(c, { params, body, member }) {
    await write(c, (tx) => awardBadge(tx, params.id, body, requestContext(c, member)));
    return done;
  },
  async correctLedger(c, { params, body: { password, ...correction }, member }) {
    await checkOwnPassword(c, member.id, password);
    const by = { member, now: c.get('services').now(), locale: c.get('locale') };
    await write(c, (tx) => correctLedger(tx, params.id, correction, by));
    return done;
  },
  async exportMemberData(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    const { now, locale } = requestContext(c, member);
    const row = await write(c, (tx) => logDataExport(tx, params.id, { member, now }));
    return sendData(c, row, await read(c, (db) => badgesOf(db, row.id, locale)));
  },
  async closeMember(c, { params, body: { password, reason }, member }) {
    await checkOwnPassword(c, member.id, password);
    const { row, locale } = await read(c, (db) => findClosable(db, params.id, { member }));
    const entry = { action: 'close_member', memberId: row.id, label: row.nickname, reason } as const;
    await closeAccount(c, row, { locale, log: (tx) => logAction(tx, requestContext(c, member), entry) });
    return done;
  },
  async changeRole(c, { params, body: { password, ...given }, member }) {
    await checkOwnPassword(c, member.id, password);
    const { now, locale } = requestContext(c, member);
    await write(c, (tx) => changeRole(tx, params.id, given, { member, now, locale }));
    return done;
  },
});
