import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  appealBody,
  contentParams,
  contentStatusBody,
  decisionBody,
  queueAnswer,
  queueQuery,
  receivedAnswer,
  receivedQuery,
  reportAnswer,
  reportBody,
  sentAnswer,
} from '../../../contract/moderation.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { appeal, decide, moderate, report } from '../../domain/moderation/cases.ts';
import {
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { listQueue, listReceived, listSent } from './queue.ts';

const byId = z.object({ id });

/** Reports: created by members, appealed by authors, decided by managers. */
export const reportRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/reports/',
      summary: 'Report content, once per member',
      body: reportBody,
      answer: reportAnswer,
      errors: [404],
    }),
    async (c) => {
      const member = requireVerified(c);
      const now = c.get('services').now();
      const { collapsed, changed } = await write(c, (tx) => report(tx, c.req.valid('json'), { member, now }));
      if (changed) invalidates(c, changed.page);
      return c.json({ success: true as const, collapsed }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/reports/',
      summary: 'The queue of reported content, for managers',
      query: queueQuery,
      answer: queueAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'moderation');
      const query = c.req.valid('query');
      const now = c.get('services').now();
      const { count, results } = await read(c, (db) => listQueue(db, query, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/reports/received/',
      summary: 'Decisions on the caller’s content',
      query: receivedQuery,
      answer: receivedAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listReceived(db, member.id, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/reports/sent/',
      summary: 'Reports of the caller, with their outcome',
      query: receivedQuery,
      answer: sentAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listSent(db, member.id, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/reports/{id}/appeal/',
      summary: 'Appeal a decision on the caller’s content',
      params: byId,
      body: appealBody,
      answer: success,
    }),
    async (c) => {
      const member = requireMember(c);
      const now = c.get('services').now();
      await write(c, (tx) => appeal(tx, c.req.valid('param').id, c.req.valid('json').text, { member, now }));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/reports/{id}/decision/',
      summary: 'Keep or hide reported content, for managers',
      params: byId,
      body: decisionBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'moderation');
      const now = c.get('services').now();
      const changed = await write(c, (tx) => decide(tx, c.req.valid('param').id, c.req.valid('json'), { member, now }));
      if (changed) invalidates(c, changed.page);
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/moderation/{subject}/{id}/',
      summary: 'Hide or show content, for managers',
      params: contentParams,
      body: contentStatusBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'moderation');
      const { subject, id: subjectId } = c.req.valid('param');
      const now = c.get('services').now();
      const changed = await write(c, (tx) =>
        moderate(tx, { subject, subjectId }, c.req.valid('json'), { member, now }),
      );
      invalidates(c, changed.page);
      return c.json({ success: true as const }, 200);
    },
  );
