import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { REPLIES_SHOWN } from '../../../contract/constants/common.ts';
import { topics } from '../../db/schema/topics.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let author: TestMember;
let other: typeof author;
let manager: typeof author;
let topicId: number;
let path: string;
await provider.forum('free');
beforeEach(async () => {
  [author, other] = [await provider.member(), await provider.member()];
  manager = await provider.member({ role: 'manager' });
  const topic = await author.call('POST', 'topics/', { title: '제목', content: '내용' });
  topicId = topic.body.id;
  path = `forums/free/topics/${topicId}/comments/`;
});

const comment = async (content: string, parent?: number) => {
  const { status, body } = await author.call('POST', path, { content, parent });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const remove = (id: number, token = author.token) => provider.call('DELETE', `${path}${id}/`, { token });
const list = async (query = '') => (await provider.call('GET', `${path}${query}`)).body;
const count = async () => (await provider.call('GET', `topics/${topicId}/`)).body.comment_count;

it('lists comments oldest first with their replies and counts both', async () => {
  const first = await comment('첫 댓글');
  const second = await comment('둘째');
  const reply = await comment('답글', first.id);
  expect(reply).toMatchObject({ parent: first.id, content: '답글', replies: [] });
  expect(await list()).toMatchObject({
    count: 2,
    comment_count: 3,
    results: [
      { id: first.id, parent: null, edited: false, replies: [{ id: reply.id, parent: first.id }] },
      { id: second.id, user: { username: author.username }, replies: [] },
    ],
  });
  expect(await count()).toBe(3);
  expect(await list('?page=2&page_size=1')).toMatchObject({ next: null, results: [{ id: second.id }] });
  expect((await provider.call('GET', `${path}?page=3&page_size=1`)).status).toBe(404);
});

it('lists the newest or the most liked comments first, and their replies still oldest first', async () => {
  const [first, second, third] = [await comment('하나'), await comment('둘'), await comment('셋')];
  const replies = [await comment('답 1', second.id), await comment('답 2', second.id)];
  await other.call('POST', `${path}${second.id}/like/`);
  const idsBy = async (ordering: string) =>
    (await list(`?ordering=${ordering}`)).results.map(({ id }: { id: number }) => id);
  expect(await idsBy('new')).toEqual([third.id, second.id, first.id]);
  expect(await idsBy('likes')).toEqual([second.id, first.id, third.id]);
  expect(await idsBy('old')).toEqual([first.id, second.id, third.id]);
  expect(await list('?ordering=new&page=2&page_size=1')).toMatchObject({
    count: 3,
    results: [{ id: second.id, replies: replies.map(({ id }) => ({ id })) }],
  });
});

it('gives the first replies of a comment with it, and the others after the last of these', async () => {
  const thread = await comment('물어볼게요');
  const other = await comment('다른 댓글');
  await comment('다른 답글', other.id);
  const ids: number[] = [];
  for (let reply = 1; reply <= REPLIES_SHOWN + 3; reply += 1) ids.push((await comment(`답 ${reply}`, thread.id)).id);
  const idsOf = (replies: { id: number }[]) => replies.map(({ id }) => id);
  const [first, second] = (await list()).results;
  const after = ids[REPLIES_SHOWN - 1];
  expect(idsOf(first.replies)).toEqual(ids.slice(0, REPLIES_SHOWN));
  expect(first.more).toEqual({ count: 3, after });
  expect(second).toMatchObject({ replies: [{ content: '다른 답글' }], more: null });

  const rest = (query: string, of = thread.id) => author.call('GET', `${path}${of}/replies/${query}`);
  await remove(ids.at(-2) ?? 0);
  const { body } = await rest(`?after=${after}`);
  expect(idsOf(body.results)).toEqual([ids.at(-3), ids.at(-1)]);
  expect(body).toMatchObject({ more: null, results: [{ parent: thread.id, can: { edit: true } }, {}] });
  expect((await rest(`?after=${ids.at(-1)}`)).body).toEqual({ results: [], more: null });
  expect((await rest('')).status).toBe(400);
  expect((await rest('?after=1', ids[0])).status).toBe(404);
  const elsewhere = await author.call('POST', 'topics/', { title: '다른 글', content: '내용' });
  const foreign = `forums/free/topics/${elsewhere.body.id}/comments/${thread.id}/replies/?after=1`;
  expect((await author.call('GET', foreign)).status).toBe(404);
});

it('finds the threads that match a search, in a reply too, but not in deleted text', async () => {
  const first = await comment('수분 크림 이야기');
  const second = await comment('선크림');
  const reply = await comment('세라마이드 좋아요', second.id);
  const deleted = await comment('세라마이드는 어때요');
  await remove(deleted.id);
  const search = async (keyword: string) => list(`?search=${encodeURIComponent(keyword)}`);
  expect(await search('크림 수분')).toMatchObject({ count: 1, results: [{ id: first.id }] });
  expect(await search('세라마이드')).toMatchObject({
    count: 1,
    results: [{ id: second.id, replies: [{ id: reply.id }] }],
  });
  expect(await search('토너')).toMatchObject({ count: 0, results: [] });
});

it('names the topic as changed with every write', async () => {
  const changed = `</forums/free/topics/${topicId}>; rel="invalidates"`;
  const made = await author.call('POST', path, { content: '글' });
  expect(made.headers.get('Link')).toBe(changed);
  const edited = await author.call('PUT', `${path}${made.body.id}/`, { content: '고친 글' });
  expect(edited.headers.get('Link')).toBe(changed);
  expect(edited.body).toMatchObject({ content: '고친 글', edited: true });
  expect((await remove(made.body.id)).headers.get('Link')).toBe(changed);
});

it('is not edited by its own text', async () => {
  const made = await comment('그대로인 글');
  const { body } = await author.call('PUT', `${path}${made.id}/`, { content: '그대로인 글' });
  expect(body).toMatchObject({ content: '그대로인 글', edited: false });
});

it('removes a comment without replies', async () => {
  const made = await comment('곧 지울 글');
  expect((await remove(made.id)).body).toEqual({ success: true });
  expect(await list()).toMatchObject({ count: 0, results: [] });
  expect(await count()).toBe(0);
  expect((await remove(made.id)).status).toBe(404);
});

it('keeps a deleted comment as an empty placeholder until its last reply is deleted', async () => {
  const first = await comment('위 글');
  const one = await comment('답글 하나', first.id);
  const two = await comment('답글 둘', first.id);
  await remove(first.id);
  expect(await list()).toMatchObject({
    count: 1,
    comment_count: 2,
    results: [{ content: '', user: null, status: 'deleted', replies: [{}, {}] }],
  });
  expect(await count()).toBe(2);
  expect((await other.call('POST', path, { content: '늦은 답글', parent: first.id })).body.parent).toBeDefined();
  await remove(one.id);
  expect((await list()).results[0].replies).toHaveLength(1);
  await remove(two.id);
  expect(await list()).toMatchObject({ count: 0, results: [] });
  expect(await count()).toBe(0);
});

it('replies one level deep and only within its topic', async () => {
  const first = await comment('글');
  const reply = await comment('답글', first.id);
  const elsewhere = await author.call('POST', 'topics/', { title: '다른 글', content: '내용' });
  const cases = [
    [path, reply.id],
    [path, 999_999],
    [`forums/free/topics/${elsewhere.body.id}/comments/`, first.id],
  ] as const;
  for (const [where, parent] of cases) {
    const { status, body } = await author.call('POST', where, { content: '답글', parent });
    expect([status, body.parent]).toEqual([400, [expect.any(String)]]);
  }
  const wrongTopic = `forums/free/topics/${elsewhere.body.id}/comments/${first.id}/`;
  expect((await author.call('DELETE', wrongTopic)).status).toBe(404);
});

it('lets a manager answer with the badge and change what others wrote', async () => {
  const made = await comment('글');
  const badge = await manager.call('POST', path, { content: '운영진이에요', parent: made.id, showManagerBadge: true });
  expect(badge.body).toMatchObject({ showManagerBadge: true, user: { is_manager: true } });
  const edited = await manager.call('PUT', `${path}${made.id}/`, { content: '다듬은 글' });
  expect(edited.body).toMatchObject({ content: '다듬은 글', replies: [{ id: badge.body.id }] });
  const badgeStays = await manager.call('PUT', `${path}${badge.body.id}/`, { content: '고쳤어요' });
  expect(badgeStays.body.showManagerBadge).toBe(true);
  expect((await remove(made.id, manager.token)).status).toBe(200);
});

it('loses no comment when many write at once', async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
  await Promise.all(writers.map(({ token }) => provider.call('POST', path, { token, body: { content: '글' } })));
  expect(await count()).toBe(8);
  expect((await list()).count).toBe(8);
});

it.each(['hidden', 'deleted'] as const)(
  'is taken back by who wrote it on a topic that is %s, which others do not find',
  async (status) => {
    const { id } = (await other.call('POST', path, { content: '되돌리고 싶은 말' })).body;
    await comment('글쓴이의 말');
    await provider.update(topics, { status }, eq(topics.id, topicId));
    const stranger = await provider.member();
    expect((await provider.call('GET', path, { token: other.token })).status).toBe(404);
    expect((await remove(id, stranger.token)).status).toBe(404);
    const [row] = (await other.call('GET', 'activity/comments/')).body.results;
    expect(row).toMatchObject({ id, path: '', on: { calls: `forums/free/topics/${topicId}/` } });
    expect((await other.call('DELETE', `${row.on.calls}comments/${id}/`)).status).toBe(200);
    expect((await other.call('GET', 'activity/comments/')).body.results).toEqual([]);
    expect(await provider.rows(topics, eq(topics.id, topicId))).toMatchObject([{ commentCount: 1, threadCount: 1 }]);
  },
);
