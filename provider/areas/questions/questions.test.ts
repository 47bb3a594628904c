import { beforeEach, expect, it } from 'vitest';
import { questionSlug } from '../../../contract/questions.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let asker: TestMember;
let other: TestMember;
let manager: TestMember;
beforeEach(async () => {
  [asker, other] = [await provider.member(), await provider.member()];
  manager = await provider.member({ role: 'manager' });
});

const postQuestion = async (body: object = {}, token = asker.token) => {
  const answer = await provider.call('POST', 'questions/', {
    token,
    body: { title: '세안 뒤 당김', content: '어떻게 하세요?', ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: number; slug: string };
};
const get = (slug: string, token?: string) => provider.call('GET', `questions/${slug}/`, { token });

it('gives a question a readable address that stays when its title changes', async () => {
  const { id, slug } = await postQuestion();
  expect(slug).toBe(`sean-dwi-danggim-${id}`);
  const changed = await asker.call('PUT', `questions/${slug}/`, { title: '씻고 난 뒤 당김' });
  expect(changed.body).toMatchObject({ slug, title: '씻고 난 뒤 당김', edited: true });
  expect(changed.headers.get('Link')).toBe(`</questions/${slug}>; rel="invalidates"`);
});

const inherited = Object.getOwnPropertyNames(Object.prototype);
it.each(['??', '🌿🌿', 'a'.repeat(120), '나'.repeat(120), 'new', 'answers', ...inherited])(
  'makes an address that the contract takes of the title %s',
  async (title) => {
    const { id, slug } = await postQuestion({ title });
    expect(questionSlug.parse(slug)).toBe(slug);
    expect(slug.endsWith(`-${id}`)).toBe(true);
    expect((await get(slug)).status).toBe(200);
  },
);

it('shows a question with links, answers and comments', async () => {
  const { slug } = await postQuestion({ content: '여기 보세요 https://example.com 어때요?' });
  await other.call('POST', `questions/${slug}/comments/`, { content: '저도 궁금해요' });
  const { body } = await get(slug);
  expect(body).toMatchObject({
    answer_count: 0,
    comment_count: 1,
    answered: false,
    answers: [],
    links: [{ href: 'https://example.com' }],
    comments: [{ content: '저도 궁금해요', replies: [] }],
    user: { username: asker.username },
  });
});

it('lets only its author and managers change and delete it', async () => {
  const { slug } = await postQuestion();
  const path = `questions/${slug}/`;
  const change = (token?: string) => provider.call('PUT', path, { token, body: { content: '고친 말' } });
  expect((await change()).status).toBe(401);
  expect((await change(other.token)).body.code).toBe('not_owner');
  expect((await change(manager.token)).status).toBe(200);
  expect((await other.call('DELETE', path)).status).toBe(409);
  expect((await asker.call('DELETE', path)).body).toEqual({ success: true });
  expect((await get(slug, asker.token)).status).toBe(404);
});

it('rejects a member’s badge, unverified members and invalid fields', async () => {
  const post = (body: object, token = asker.token) => provider.call('POST', 'questions/', { token, body });
  const draft = { title: '제목', content: '내용' };
  const badge = await post({ ...draft, showManagerBadge: true });
  expect([badge.status, badge.body.showManagerBadge]).toEqual([400, [expect.any(String)]]);
  const { body } = await post({ ...draft, showManagerBadge: true }, manager.token);
  expect(body.showManagerBadge).toBe(true);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect((await post(draft, unverified.token)).body.code).toBe('email_unverified');
  for (const bad of [{ title: '가' }, { title: 'a'.repeat(121) }, { content: ' ' }, { slug: 'x' }]) {
    const { status, body } = await post({ ...draft, ...bad });
    expect([status, Object.keys(body)]).toEqual([400, [...Object.keys(bad), 'code']]);
  }
});

it('shows a hidden question to its asker and managers only, and excludes it from the counts', async () => {
  const { slug, id } = await postQuestion();
  const total = async () => (await provider.call('GET', 'questions/')).body.count;
  const before = await total();
  const reported = await other.call('POST', 'reports/', { subject: 'question', subjectId: id, reason: 'spam' });
  expect(reported.status, JSON.stringify(reported.body)).toBe(200);
  const { questionContent } = await import('./content.ts');
  const now = provider.now();
  await provider.write((tx) => questionContent.moderated.setStatus(tx, id, 'hidden', now));
  expect((await get(slug)).status).toBe(404);
  expect((await get(slug, other.token)).status).toBe(404);
  expect((await get(slug, asker.token)).body.status).toBe('hidden');
  expect((await get(slug, manager.token)).status).toBe(200);
  expect(await total()).toBe(before - 1);
});

it('stores comments of a question with its own counters', async () => {
  const { slug } = await postQuestion();
  const path = `questions/${slug}/comments/`;
  const made = await other.call('POST', path, { content: '저도요' });
  expect(made.headers.get('Link')).toBe(`</questions/${slug}>; rel="invalidates"`);
  const one = `${path}${made.body.id}/`;
  const edited = await other.call('PUT', one, { content: '네' });
  expect(edited.body).toMatchObject({ content: '네', edited: true });
  expect((await provider.call('GET', path)).body).toMatchObject({ count: 1 });
  const elsewhere = await postQuestion({ title: '다른 질문' });
  const wrong = `questions/${elsewhere.slug}/comments/${made.body.id}/`;
  expect((await other.call('DELETE', wrong)).status).toBe(404);
  expect((await other.call('DELETE', one)).status).toBe(200);
  expect((await get(slug)).body).toMatchObject({ comment_count: 0, comments: [] });
});
