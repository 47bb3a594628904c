import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SUPPORT_VISITOR_DAYS } from '../../../contract/constants/support.ts';
import { supportMessages, supportThreads } from '../../db/schema/support.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { purgeVisitorThreads } from './commands.ts';

const provider = await testProvider();
let member: TestMember;
let other: TestMember;
let manager: TestMember;
beforeEach(async () => {
  provider.services.limits = createLimits(undefined);
  provider.mails.length = 0;
  member = await provider.member();
  other = await provider.member();
  manager = await provider.member({ role: 'manager' });
});

const question = { topic: 'reward', content: '포인트가 들어오지 않았어요.' };
const visitorWrites = (body: object = {}) =>
  provider.call('POST', 'support/threads/', { body: { ...question, email: 'visitor@gyeol.test', ...body } });
const newThread = async (who = member, body: object = {}): Promise<number> =>
  (await who.call('POST', 'support/threads/', { ...question, ...body })).body.id;
const says = (who: TestMember, id: number, content: string) =>
  who.call('POST', `support/threads/${id}/messages/`, { content });
const queue = async (status: string) =>
  (await manager.call('GET', `support/queue/?status=${status}&page_size=100`)).body.results as { id: number }[];
const threadsOf = (email: string) => provider.rows(supportThreads, eq(supportThreads.email, email));

it('a manager’s answer reaches the member in the thread and as a notification, which alone is mailed', async () => {
  // A thread's id differs from its messages'.
  await says(member, await newThread(member, { content: '먼저 물어본 것' }), '더 물어볼게요.');
  const id = await newThread();
  expect(await queue('open')).toContainEqual(
    expect.objectContaining({ id, topic: 'reward', excerpt: question.content, email: null }),
  );
  expect((await says(manager, id, '오늘 넣어 드렸어요.')).status).toBe(200);
  const { body } = await member.call('GET', `support/threads/${id}/`);
  expect(body).toMatchObject({ id, status: 'answered', user: null, email: null });
  expect(body.messages).toMatchObject([
    { from_team: false, content: question.content },
    { from_team: true, manager: null, content: '오늘 넣어 드렸어요.' },
  ]);
  const { body: shown } = await member.call('GET', 'notifications/');
  expect(shown.results[0]).toMatchObject({ kind: 'support', path: `/me/support?id=${id}`, actors: [] });
  expect(provider.mails).toEqual([]);
  await deliverDue(provider.services, 'mail');
  expect(provider.mails).toMatchObject([{ to: member.email, text: expect.stringContaining('오늘 넣어 드렸어요.') }]);
});

it('a further message opens the thread again, and a manager closes it', async () => {
  const id = await newThread();
  await says(manager, id, '답변이에요.');
  await says(member, id, '아직이에요.');
  expect(await queue('open')).toContainEqual(expect.objectContaining({ id }));
  expect((await manager.call('PUT', `support/threads/${id}/status/`, { status: 'closed' })).status).toBe(200);
  expect(await queue('closed')).toContainEqual(expect.objectContaining({ id }));
  await says(member, id, '하나 더 물어볼게요.');
  expect((await member.call('GET', 'support/threads/')).body.results).toMatchObject([{ id, status: 'open' }]);
});

it('shows a thread to its member and managers alone, and lets no one else write into it', async () => {
  const id = await newThread();
  for (const method of ['GET', 'POST'] as const) {
    const path = `support/threads/${id}/${method === 'POST' ? 'messages/' : ''}`;
    const body = method === 'POST' ? { content: '남의 글' } : undefined;
    expect((await other.call(method, path, body)).status).toBe(404);
    expect((await provider.call(method, path, { body })).status).toBe(401);
  }
  expect((await other.call('GET', 'support/threads/')).body.count).toBe(0);
  expect((await other.call('GET', 'support/queue/')).status).toBe(404);
  expect((await member.call('PUT', `support/threads/${id}/status/`, { status: 'closed' })).status).toBe(404);
  expect(await provider.rows(supportMessages, eq(supportMessages.threadId, id))).toHaveLength(1);
});

it('a manager who asks is not their own answer', async () => {
  const id = await newThread(manager);
  await says(manager, id, '덧붙여요.');
  expect((await manager.call('GET', `support/threads/${id}/`)).body).toMatchObject({
    status: 'open',
    messages: [{ from_team: false }, { from_team: false }],
  });
});

it('answers a visitor by mail in their language, and lists their question to no member', async () => {
  const email = member.email;
  const headers = { 'Accept-Language': 'en' };
  await provider.call('POST', 'support/threads/', { body: { ...question, email }, headers });
  const [thread] = await threadsOf(email);
  expect(provider.mails).toEqual([]);
  expect((await member.call('GET', 'support/threads/')).body.count).toBe(0);
  expect((await member.call('GET', `support/threads/${thread?.id}/`)).status).toBe(404);
  expect(await queue('open')).toContainEqual(expect.objectContaining({ id: thread?.id, email, user: null }));
  await says(manager, thread?.id ?? 0, 'It is on its way.');
  expect(provider.mails).toMatchObject([
    { to: email, subject: expect.stringContaining('answered'), text: expect.stringContaining('It is on its way.') },
  ]);
});

it('stores a visitor’s question that comes twice once, and rejects one without an address or with a picture', async () => {
  const email = 'twice@gyeol.test';
  await Promise.all([visitorWrites({ email }), visitorWrites({ email })]);
  expect(await threadsOf(email)).toHaveLength(1);
  const wrong: [object, string][] = [
    [{ email: undefined }, 'email'],
    [{ email: 'unknown' }, 'email'],
    [{ content: ' ' }, 'content'],
    [{ topic: 'news' }, 'topic'],
    [{ fileUrl: '/api/v1/files/a-8x8.webp' }, 'fileUrl'],
  ];
  for (const [body, field] of wrong) {
    const answer = await visitorWrites(body);
    expect([answer.status, answer.body[field]]).toEqual([400, [expect.any(String)]]);
  }
});

it('limits the questions of a member and those to one mailbox, but not a manager’s answers', async () => {
  const ids = [];
  for (let count = 0; count < 10; count += 1) ids.push(await newThread(member, { content: `질문 ${count}` }));
  expect((await member.call('POST', 'support/threads/', question)).status).toBe(429);
  expect((await says(member, ids[0] ?? 0, '더')).status).toBe(429);
  for (const id of [...ids, ...ids]) expect((await says(manager, id, '답변')).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await visitorWrites({ content: `질문 ${count}` })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(provider.mails.filter(({ to }) => to === 'visitor@gyeol.test')).toEqual([]);
});

it('deletes what a visitor asked some months after the last message, but nothing of a member', async () => {
  const email = 'old@gyeol.test';
  await visitorWrites({ email });
  const id = await newThread();
  const at = (days: number) => new Date(provider.now().getTime() + days * 24 * 60 * 60 * 1000);
  await provider.write((tx) => purgeVisitorThreads(tx, at(SUPPORT_VISITOR_DAYS - 1)));
  expect(await threadsOf(email)).toHaveLength(1);
  await provider.write((tx) => purgeVisitorThreads(tx, at(SUPPORT_VISITOR_DAYS)));
  expect(await threadsOf(email)).toEqual([]);
  expect(await provider.rows(supportThreads, eq(supportThreads.id, id))).toHaveLength(1);
});

it('proves a member’s id to the chat with its secret key, and proves none without a key', async () => {
  const identity = async () => (await member.call('GET', 'support/chat/')).body.identity;
  expect(await identity()).toBeNull();
  const key = 'ab'.repeat(32);
  const { env } = provider.services;
  provider.services.env = { ...env, CHANNEL_SECRET_KEY: key };
  const memberHash = createHmac('sha256', Buffer.from(key, 'hex')).update(String(member.id)).digest('hex');
  expect(await identity()).toEqual({ memberId: String(member.id), memberHash });
  provider.services.env = env;
});

it('tells a manager that another or the member has written meanwhile, and stores nothing', async () => {
  const id = await newThread();
  const other = await provider.member({ role: 'support' });
  const idsOf = async () =>
    (await manager.call('GET', `support/threads/${id}/`)).body.messages.map(({ id }: { id: number }) => id);
  const [first] = await idsOf();
  const answer = (who: TestMember, read: number | undefined, content = '답변이에요.') =>
    who.call('POST', `support/threads/${id}/messages/`, { content, read });
  expect((await answer(other, first)).status).toBe(200);
  expect(await answer(manager, first)).toMatchObject({ status: 409, body: { code: 'written_meanwhile' } });
  await says(member, id, '하나 더 물어볼게요.');
  const [, , last] = await idsOf();
  expect((await answer(manager, last - 1)).body.code).toBe('written_meanwhile');
  expect(await idsOf()).toHaveLength(3);
  expect((await answer(manager, last)).status).toBe(200);
  // An answer without it is over whatever there is, and a member's own message waits for nobody.
  expect((await answer(other, undefined)).status).toBe(200);
  expect((await answer(member, first)).status).toBe(200);
});

it('closes no thread over a message that the manager has not read', async () => {
  const id = await newThread();
  const latest = async () => (await manager.call('GET', `support/threads/${id}/`)).body.messages.at(-1).id;
  const close = (read?: number) => manager.call('PUT', `support/threads/${id}/status/`, { status: 'closed', read });
  const stored = async () => (await provider.rows(supportThreads, eq(supportThreads.id, id)))[0];
  const read = await latest();
  await says(member, id, '하나 더 물어볼게요.');
  expect(await close(read)).toMatchObject({ status: 409, body: { code: 'written_meanwhile' } });
  expect((await stored())?.status).toBe('open');
  expect((await close(await latest())).status).toBe(200);
  const closed = await stored();
  expect(closed?.status).toBe('closed');
  // Closing it again changes nothing, not even when it was changed last.
  provider.advance(60);
  expect((await close()).status).toBe(200);
  expect(await stored()).toEqual(closed);
});

it('takes one of two answers of one moment', async () => {
  const id = await newThread();
  const other = await provider.member({ role: 'support' });
  const { body } = await manager.call('GET', `support/threads/${id}/`);
  const read = body.messages[0].id;
  const answers = await Promise.all(
    [manager, other].map((who) =>
      who.call('POST', `support/threads/${id}/messages/`, { content: '답변이에요.', read }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('finds threads by their messages, writers and addresses, by topic and of every status', async () => {
  const word = `낱말${member.id}`;
  const id = await newThread(member, { topic: 'bug', content: `첫 글 ${word}` });
  const late = await newThread(member, { topic: 'account' });
  await says(member, late, `이어서 ${word}`);
  await visitorWrites({ email: `${word.length}.${member.id}@found.test` });
  await says(manager, id, '답변이에요.');
  const found = async (query: Record<string, string>) =>
    (await manager.call('GET', `support/queue/?${new URLSearchParams(query)}`)).body.results.map(
      (thread: { id: number }) => thread.id,
    );
  expect(await found({ search: word })).toEqual([late]);
  expect((await found({ search: word, status: 'all' })).sort()).toEqual([id, late].sort());
  expect(await found({ search: member.username, status: 'all', topic: 'bug' })).toEqual([id]);
  expect(await found({ search: member.email, topic: 'account' })).toEqual([late]);
  expect(await found({ search: `${member.id}@found.test` })).toHaveLength(1);
  expect(await found({ search: '%' })).toEqual([]);
});
