import { createHmac } from 'node:crypto';
import { supportCalls } from '../../../contract/support.calls.ts';
import { findByEmail } from '../../domain/identity/accounts.ts';
import { mailContext } from '../../domain/identity/answers.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { paginate, read, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { createThread, reply, setStatus } from './commands.ts';
import { supportMail } from './mails.ts';
import { answers } from './policy.ts';
import { findThread, listOwnThreads, listSupportQueue, readThread } from './queries.ts';

/** Questions to the managers and their answers. A thread of another member is 404. */
export const supportRoutes = mount(supportCalls, {
  async sendSupport(c, { body: { email, ...question }, member }) {
    const { limits, now } = c.get('services');
    const locale = c.get('locale');
    const sent = { now: now(), locale };
    if (member) {
      await limits.use('support', `member:${member.id}`);
      return { ...done, id: await write(c, (tx) => createThread(tx, question, { ...sent, member })) };
    }
    if (!email) throw fieldError(locale, 'email', 'missingAnswerEmail');
    await limits.use('supportByAddress', c.get('address'));
    await limits.use('support', email);
    await write(c, (tx) => createThread(tx, question, { ...sent, email }));
    return { ...done, id: null };
  },
  async getSupportThreads(c, { query, member }) {
    const { count, results } = await read(c, (db) => listOwnThreads(db, member.id, query, c.get('locale')));
    return paginate(c, query, count, results);
  },
  getSupportThread: (c, { params, member }) => read(c, (db) => readThread(db, params.id, member, c.get('locale'))),
  async replySupport(c, { params, body, member }) {
    const thread = await read(c, (db) => findThread(db, params.id, member));
    if (!answers(member, thread)) await c.get('services').limits.use('support', `member:${member.id}`);
    const visitor = await write(c, (tx) => reply(tx, params.id, body, requestContext(c, member)));
    if (visitor?.email) {
      const { email, locale } = visitor;
      const { owner } = await read(c, (db) => findByEmail(db, email));
      deliver(c, supportMail({ ...mailContext(c, { id: owner?.id ?? null, email }), locale }, body.content));
    }
    return done;
  },
  async setSupportStatus(c, { params, body, member }) {
    const now = c.get('services').now();
    await write(c, (tx) => setStatus(tx, params.id, body, { member, now }));
    return done;
  },
  async getSupportQueue(c, { query }) {
    const { count, results } = await read(c, (db) => listSupportQueue(db, query, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async getChatIdentity(c, { member }) {
    const memberId = String(member.id);
    const key = c.get('services').env.CHANNEL_SECRET_KEY;
    // As Channel.io defines it: the key is hexadecimal, the hash is of the plain id.
    const memberHash = key && createHmac('sha256', Buffer.from(key, 'hex')).update(memberId).digest('hex');
    return { identity: memberHash ? { memberId, memberHash } : null };
  },
});
