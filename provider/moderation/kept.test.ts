import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managerLog } from '../db/schema/moderation.ts';
import { topics } from '../db/schema/topics.ts';
import { startTestProvider, type TestProvider } from '../testing.ts';
import { sweepTrash } from './trash.ts';

type Person = Awaited<ReturnType<TestProvider['member']>>;
const DAY = 24 * 60 * 60;

let provider: TestProvider;
let author: Person;
let manager: Person;
beforeAll(async () => {
  provider = await startTestProvider();
  await provider.forum('free');
  author = await provider.member();
  manager = await provider.member({ role: 'manager' });
});
afterAll(() => provider.stop());

const call = (method: string, path: string, { token }: Person, body?: object) =>
  provider.call(method, path, { token, body });
const aTopic = async (title = '첫 제목') =>
  (await call('POST', 'topics/', author, { title, content: '첫 내용' })).body.id as number;
const topicCount = async () =>
  (await provider.call('GET', 'forums/free/')).body.topic_count as number;
const trashOf = async (person: Person, query = '') =>
  (await call('GET', `trash/${query}`, person)).body.results as {
    id: number;
    may_restore: boolean;
    thing: { subject: string; subject_id: number; path: string };
  }[];

it('keeps every earlier version of a topic, for its author and managers alone', async () => {
  const id = await aTopic();
  provider.advance(60);
  await call('PUT', `topics/${id}/`, author, { title: '둘째 제목' });
  provider.advance(60);
  await call('PUT', `topics/${id}/`, manager, { content: '다듬은 내용' });
  await call('PUT', `topics/${id}/`, author, { tags: [] });
  const path = `topics/${id}/history/`;
  const kept = await call('GET', path, author);
  expect(kept.body).toMatchObject({
    count: 2,
    results: [
      { title: '둘째 제목', content: '첫 내용', user: { username: author.username } },
      { title: '첫 제목', content: '첫 내용', user: { username: author.username } },
    ],
  });
  expect((await call('GET', path, manager)).body.count).toBe(2);
  expect((await call('GET', path, await provider.member())).status).toBe(404);
  expect((await provider.call('GET', path)).status).toBe(401);
  const log = await call('GET', 'moderation/log/?deed=edit', manager);
  expect(log.body.results[0]).toMatchObject({
    subject_id: id,
    member: { username: author.username },
  });
});

it('keeps every earlier version of a comment', async () => {
  const path = `forums/free/topics/${await aTopic()}/comments/`;
  const { id } = (await call('POST', path, author, { content: '처음' })).body;
  await call('PUT', `${path}${id}/`, author, { content: '다음' });
  const kept = await call('GET', `comments/${id}/history/`, author);
  expect(kept.body.results).toMatchObject([{ title: '', content: '처음' }]);
  expect((await call('GET', `comments/${id}/history/`, await provider.member())).status).toBe(404);
});

it('brings a deleted topic back for its author, with its count', async () => {
  const id = await aTopic('돌아올 글');
  const before = await topicCount();
  await call('DELETE', `topics/${id}/`, author);
  const [item] = await trashOf(author);
  expect(item).toMatchObject({ may_restore: true, thing: { subject_id: id, path: '' } });
  const back = await call('POST', `trash/${item?.id}/restore/`, author);
  expect(back.body).toEqual({ success: true, path: `/forums/free/topics/${id}` });
  expect(back.headers.get('Link')).toContain(`forums/free/topics/${id}`);
  expect((await provider.call('GET', `topics/${id}/`)).body.title).toBe('돌아올 글');
  expect(await topicCount()).toBe(before);
  expect((await call('POST', `trash/${item?.id}/restore/`, author)).status).toBe(404);
});

it('gives back what a deletion took, past a day’s limit, and no more', async () => {
  const writer = await provider.member();
  const balances = async () => {
    const ledgers = ['xp-histories/', 'point-histories/'];
    const answers = await Promise.all(ledgers.map((path) => call('GET', path, writer)));
    return answers.map(({ body }) => body.summary.balance);
  };
  const ids: number[] = [];
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const body = { title: `여섯 글 ${index}`, content: '내용' };
    ids.push((await call('POST', 'topics/', writer, body)).body.id);
  }
  const before = await balances();
  for (const id of [ids[0], ids[5]]) {
    await call('DELETE', `topics/${id}/`, writer);
    const [item] = await trashOf(writer);
    await call('POST', `trash/${item?.id}/restore/`, writer);
    expect(await balances()).toEqual(before);
  }
});

it('leaves to managers what a manager deleted, and hidden what was hidden', async () => {
  const id = await aTopic('운영자가 지울 글');
  await call('PUT', `moderation/topic/${id}/`, manager, { status: 'hidden', reason: '광고' });
  await call('DELETE', `topics/${id}/`, manager);
  const own = (await trashOf(author)).find(({ thing }) => thing.subject_id === id);
  expect(own?.may_restore).toBe(false);
  const refused = await call('POST', `trash/${own?.id}/restore/`, author);
  expect(refused.body.code).toBe('not_owner');
  const stranger = await call('POST', `trash/${own?.id}/restore/`, await provider.member());
  expect(stranger.status).toBe(404);
  const every = await trashOf(manager, '?every=true');
  expect(every.some((item) => item.id === own?.id)).toBe(true);
  await call('POST', `trash/${own?.id}/restore/`, manager);
  expect((await call('GET', `topics/${id}/`, author)).body.status).toBe('hidden');
  expect((await call('GET', 'trash/?every=true', author)).status).toBe(404);
});

it('brings deleted comments back with their counts, beneath a shell that had gone', async () => {
  const id = await aTopic();
  const path = `forums/free/topics/${id}/comments/`;
  const first = (await call('POST', path, author, { content: '위' })).body.id;
  const reply = (await call('POST', path, author, { content: '아래', parent: first })).body.id;
  await call('DELETE', `${path}${first}/`, author);
  await call('DELETE', `${path}${reply}/`, author);
  expect((await provider.call('GET', path)).body.count).toBe(0);
  const items = await trashOf(author);
  const itemOf = (subject_id: number) => items.find(({ thing }) => thing.subject_id === subject_id);
  await call('POST', `trash/${itemOf(reply)?.id}/restore/`, author);
  expect((await provider.call('GET', path)).body).toMatchObject({
    count: 1,
    results: [{ status: 'deleted', replies: [{ content: '아래' }] }],
  });
  await call('POST', `trash/${itemOf(first)?.id}/restore/`, author);
  expect((await provider.call('GET', path)).body).toMatchObject({
    count: 1,
    results: [{ content: '위', replies: [{ content: '아래' }] }],
  });
  expect((await provider.call('GET', `topics/${id}/`)).body.comment_count).toBe(2);
});

it('empties what was deleted thirty days ago, and nothing younger', async () => {
  const old = await aTopic('오래전에 지운 글');
  await call('PUT', `topics/${old}/`, author, { content: '고친 내용' });
  await call('DELETE', `topics/${old}/`, author);
  provider.advance(29 * DAY);
  const { database, now } = provider.services;
  const young = await database.write((tx) => sweepTrash(tx, now()));
  const rowOf = async () => {
    const [row] = await database.read((db) => db.select().from(topics).where(eq(topics.id, old)));
    return row;
  };
  expect([young, (await rowOf())?.content]).toEqual([{ erased: 0 }, '고친 내용']);
  await database.write((tx) => sweepTrash(tx, new Date(now().getTime() + 2 * DAY * 1000)));
  expect(await rowOf()).toMatchObject({ title: '', content: '', status: 'deleted' });
});

it('lets nobody change the log', async () => {
  const { database } = provider.services;
  await expect(
    database.write((tx) => tx.update(managerLog).set({ reason: '다른 이유' })),
  ).rejects.toThrow();
  await expect(database.write((tx) => tx.delete(managerLog).where(sql`true`))).rejects.toThrow();
});
