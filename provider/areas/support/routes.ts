import { createHmac } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  supportChatAnswer,
  supportMessageBody,
  supportQueueQuery,
  supportSentAnswer,
  supportStatusBody,
  supportThread,
  supportThreadBody,
  supportThreadsAnswer,
  supportThreadsQuery,
} from '../../../contract/support.ts';
import { mailContext } from '../../domain/identity/answers.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { call, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { createThread, reply, setStatus } from './commands.ts';
import { supportMail } from './mails.ts';
import { answers } from './policy.ts';
import { findThread, listOwnThreads, listSupportQueue, readThread } from './queries.ts';

const byId = z.object({ id });

/** Questions to the managers and their answers. A thread of another member is 404. */
export const supportRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/support/threads/',
      summary: 'Send a question to the managers; a visitor is answered by mail',
      body: supportThreadBody,
      answer: supportSentAnswer,
    }),
    async (c) => {
      const { email, ...question } = c.req.valid('json');
      const { limits, now: clock } = c.get('services');
      const member = c.get('member');
      const locale = c.get('locale');
      const sent = { now: clock(), locale };
      if (member) {
        await limits.use('support', `member:${member.id}`);
        const threadId = await write(c, (tx) => createThread(tx, question, { ...sent, member }));
        return c.json({ success: true as const, id: threadId }, 200);
      }
      if (!email) throw fieldError(locale, 'email', 'missingAnswerEmail');
      await limits.use('supportByAddress', c.get('address'));
      await limits.use('support', email);
      await write(c, (tx) => createThread(tx, question, { ...sent, email }));
      return c.json({ success: true as const, id: null }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/support/threads/',
      summary: 'The caller’s questions to the managers, the last changed first',
      query: supportThreadsQuery,
      answer: supportThreadsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listOwnThreads(db, member.id, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/support/threads/{id}/',
      summary: 'A question with its answers, for its member and managers',
      params: byId,
      answer: supportThread,
    }),
    async (c) => {
      const member = requireMember(c);
      return c.json(await read(c, (db) => readThread(db, c.req.valid('param').id, member)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/support/threads/{id}/messages/',
      summary: 'Write into a thread, as its member or as a manager who answers',
      params: byId,
      body: supportMessageBody,
      answer: success,
    }),
    async (c) => {
      const member = requireMember(c);
      const { id: threadId } = c.req.valid('param');
      const message = c.req.valid('json');
      const thread = await read(c, (db) => findThread(db, threadId, member));
      if (!answers(member, thread)) await c.get('services').limits.use('support', `member:${member.id}`);
      const visitor = await write(c, (tx) => reply(tx, threadId, message, requestContext(c, member)));
      if (visitor?.email) {
        deliver(c, supportMail({ ...mailContext(c, visitor.email), locale: visitor.locale }, message.content));
      }
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/support/threads/{id}/status/',
      summary: 'Close a thread or open it again, for managers',
      params: byId,
      body: supportStatusBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'support');
      const now = c.get('services').now();
      await write(c, (tx) => setStatus(tx, c.req.valid('param').id, c.req.valid('json'), { member, now }));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/support/queue/',
      summary: 'The questions to the managers by status, for managers',
      query: supportQueueQuery,
      answer: supportThreadsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'support');
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listSupportQueue(db, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/support/chat/',
      summary: 'The caller’s identity for the chat, which proves who they are',
      answer: supportChatAnswer,
    }),
    async (c) => {
      const memberId = String(requireMember(c).id);
      const key = c.get('services').env.CHANNEL_SECRET_KEY;
      // As Channel.io defines it: the key is hexadecimal, the hash is of the plain id.
      const hash = key && createHmac('sha256', Buffer.from(key, 'hex')).update(memberId).digest('hex');
      return c.json({ identity: hash ? { memberId, memberHash: hash } : null }, 200);
    },
  );
