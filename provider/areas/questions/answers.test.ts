import { beforeEach, expect, it } from 'vitest';
import { type TestMember, testProvider } from '../../testing.ts';
import { answerContent } from './content.ts';

const provider = await testProvider();
let asker: TestMember;
let helper: TestMember;
let other: TestMember;
let slug: string;
beforeEach(async () => {
  [asker, helper, other] = [await provider.member(), await provider.member(), await provider.member()];
  const asked = await asker.call('POST', 'questions/', { title: '각질이 일어나요', content: '어떻게 하세요?' });
  slug = asked.body.slug;
});

const post = (content: string, token = helper.token) =>
  provider.call('POST', 'questions/answers/', { token, body: { question: slug, content } });
const answer = async (content: string, token = helper.token) => {
  const { status, body } = await post(content, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { id: number };
};
const on = (method: string, id: number, token: string, { action = '', body = {} } = {}) =>
  provider.call(method, `questions/answers/${id}/${action && `${action}/`}`, { token, body });
const get = async (token?: string) => (await provider.call('GET', `questions/${slug}/`, { token })).body;
const mine = async (token: string) => (await provider.call('GET', `questions/${slug}/answers/my/`, { token })).body;
const waiting = async () => {
  const { body } = await provider.call('GET', 'questions/?ordering_type=unanswered&page_size=100');
  return body.results.some((question: { slug: string }) => question.slug === slug);
};

it('accepts one answer per member, links to its edit form, and notifies the asker', async () => {
  expect(await mine(helper.token)).toEqual({ answer: null });
  expect(await waiting()).toBe(true);
  const made = await answer('순한 세안제로 바꿔 보세요. https://example.com');
  expect(await mine(helper.token)).toMatchObject({ answer: { id: made.id } });
  expect(await waiting()).toBe(false);
  expect(await post('또 쓴 답변')).toMatchObject({ status: 409, body: { code: 'already_answered' } });
  expect(await get()).toMatchObject({
    answer_count: 1,
    answers: [{ id: made.id, liked: false, accepted: false, links: [{}] }],
  });
  const { body } = await asker.call('GET', 'notifications/');
  expect(body.results[0]).toMatchObject({
    kind: 'answer',
    path: `/questions/${slug}#answer-${made.id}`,
    actors: [{ username: helper.username }],
  });
});

const notifiedOf = async (member: TestMember) =>
  (await member.call('GET', 'notifications/')).body.results.map(({ kind, path }: Record<string, string>) => [
    kind,
    path,
  ]);

it('links and notifies whom an answer mentions, the asker of the answer alone, and whom a change newly mentions', async () => {
  const [named, later] = [await provider.member(), await provider.member()];
  const made = await answer(`@${named.username} @${asker.username} 이렇게 해 보세요`);
  const path = `/questions/${slug}#answer-${made.id}`;
  expect((await get()).answers[0].links).toMatchObject([
    { href: `/users/${named.username}` },
    { href: `/users/${asker.username}` },
  ]);
  expect(await notifiedOf(named)).toEqual([['mention', path]]);
  expect(await notifiedOf(asker)).toEqual([['answer', path]]);
  const content = `@${named.username} @${asker.username} @${later.username}`;
  expect((await on('PUT', made.id, helper.token, { body: { content } })).body.links).toHaveLength(3);
  expect(await notifiedOf(named)).toEqual([['mention', path]]);
  expect(await notifiedOf(asker)).toEqual([['answer', path]]);
  expect(await notifiedOf(later)).toEqual([['mention', path]]);
  await on('DELETE', made.id, helper.token);
  expect(await notifiedOf(named)).toEqual([]);
});

it('notifies of an answer to a hidden question nobody who cannot read it', async () => {
  const [manager, named] = [await provider.member({ role: 'manager' }), await provider.member()];
  const made = await answer('순한 세안제요');
  const id = Number(/(\d+)$/.exec(slug)?.[1]);
  const hidden = await manager.call('PUT', `moderation/question/${id}/`, { status: 'hidden', reason: '광고' });
  expect(hidden.status, JSON.stringify(hidden.body)).toBe(200);
  await answer(`@${named.username} 이 질문 좀 보세요`, asker.token);
  await answer(`@${asker.username} @${named.username} 사진을 바꿔 주세요`, manager.token);
  expect((await on('POST', made.id, asker.token, { action: 'like' })).status).toBe(404);
  expect(await notifiedOf(named)).toEqual([]);
  expect(await notifiedOf(helper)).toEqual([]);
  expect((await notifiedOf(asker)).map(([kind]: string[]) => kind)).toContain('answer');
});

it('counts one answer when a member answers twice at once', async () => {
  const both = await Promise.all([post('하나'), post('둘')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get()).answer_count).toBe(1);
});

it('lets its author change and delete it, and answer again', async () => {
  const made = await answer('처음 답변');
  const changed = await on('PUT', made.id, helper.token, { body: { content: '고친 답변' } });
  expect(changed.body).toMatchObject({ content: '고친 답변', edited: true });
  expect(changed.headers.get('Link')).toBe(`</questions/${slug}>; rel="invalidates"`);
  expect((await on('PUT', made.id, other.token, { body: { content: '남의 손' } })).body.code).toBe('not_owner');
  expect((await on('DELETE', made.id, other.token)).body.code).toBe('not_owner');
  expect((await on('DELETE', made.id, helper.token)).body).toEqual({ success: true });
  expect(await get()).toMatchObject({ answer_count: 0, answers: [] });
  expect(await waiting()).toBe(true);
  expect((await on('DELETE', made.id, helper.token)).status).toBe(404);
  await answer('다시 쓴 답변');
  expect((await get()).answer_count).toBe(1);
});

it('accepts one answer by the asker only, which is then listed first', async () => {
  const first = await answer('먼저 쓴 답변');
  const second = await answer('나중 답변', other.token);
  const accept = (id: number, token: string) => on('POST', id, token, { action: 'accept' });
  expect((await accept(second.id, other.token)).body.code).toBe('not_asker');
  expect((await accept(second.id, asker.token)).body).toEqual({ success: true, accepted: true });
  expect(await get()).toMatchObject({
    answered: true,
    answers: [
      { id: second.id, accepted: true },
      { id: first.id, accepted: false },
    ],
  });
  await accept(first.id, asker.token);
  expect((await get()).answers.map((it: { accepted: boolean }) => it.accepted)).toEqual([true, false]);
  expect((await accept(first.id, asker.token)).body.accepted).toBe(false);
  expect((await get()).answered).toBe(false);
});

it('counts a question as unanswered when the accepted answer is deleted', async () => {
  const made = await answer('도움이 된 답변');
  await on('POST', made.id, asker.token, { action: 'accept' });
  await on('DELETE', made.id, helper.token);
  expect(await get()).toMatchObject({ answered: false, answers: [] });
});

it('toggles likes of an answer; the most liked is listed first', async () => {
  await answer('먼저 쓴 답변');
  const second = await answer('나중 답변', other.token);
  const like = () => on('POST', second.id, asker.token, { action: 'like' });
  expect((await like()).body).toEqual({ success: true, liked: true, like_count: 1 });
  expect((await get(asker.token)).answers[0]).toMatchObject({ id: second.id, liked: true });
  expect((await get()).answers[0].liked).toBe(false);
  expect((await like()).body).toEqual({ success: true, liked: false, like_count: 0 });
});

it('loses no like of many concurrent ones', async () => {
  const { id } = await answer('답변');
  const fans = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  await Promise.all(fans.map(({ token }) => on('POST', id, token, { action: 'like' })));
  expect((await get()).answers[0].like_count).toBe(6);
});

it('hides an answer from all but its author and managers, and counts it out', async () => {
  const { id } = await answer('가려질 답변');
  const set = (status: 'published' | 'hidden') =>
    provider.write((tx) => answerContent.moderated.setStatus(tx, id, status, provider.now()));
  await set('hidden');
  expect(await get()).toMatchObject({ answer_count: 0, answers: [] });
  expect((await get(helper.token)).answers).toMatchObject([{ id, status: 'hidden' }]);
  expect((await on('POST', id, other.token, { action: 'like' })).status).toBe(404);
  await set('published');
  expect((await get()).answer_count).toBe(1);
});

it('restores a deleted answer once its author has no newer one, and reports that until then', async () => {
  const { token } = helper;
  const { id } = await answer('지운 답변');
  await on('DELETE', id, token);
  const newer = await answer('새 답변');
  const [item] = (await provider.call('GET', 'trash/', { token })).body.results;
  const restore = () => provider.call('POST', `trash/${item.id}/restore/`, { token });
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'answered_anew' } });
  expect(await get()).toMatchObject({ answer_count: 1, answers: [{ content: '새 답변' }] });
  await on('DELETE', newer.id, token);
  expect((await restore()).status).toBe(200);
  expect(await get()).toMatchObject({ answer_count: 1, answers: [{ content: '지운 답변' }] });
});

it('asks a visitor to sign in, and rejects a missing answer', async () => {
  const visitor = await provider.call('POST', 'questions/answers/', { body: { question: slug, content: '답' } });
  expect(visitor.status).toBe(401);
  expect((await helper.call('POST', 'questions/answers/', { question: 'nowhere-1', content: '답' })).status).toBe(404);
  const empty = await post(' ');
  expect([empty.status, empty.body.content]).toEqual([400, [expect.any(String)]]);
});
