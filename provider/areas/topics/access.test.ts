import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forumCategories } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const author = await provider.member();
const tokens: Record<string, string | undefined> = { author: author.token, ...(await provider.tokens()) };
const { id: forumId } = await provider.forum('free');
await provider.insert(forumCategories, { forumId, slug: 'notice', name: '공지', nameEn: 'Notices', position: 0 });
const texts = { title: '제목', content: '내용' };
const topicId = (await author.call('POST', 'topics/', texts)).body.id;
const own = `forums/free/topics/${topicId}/`;
const commentId = (await author.call('POST', `${own}comments/`, { content: '댓글' })).body.id;

const roles = ['anonymous', 'unverified', 'other', 'partner', 'author', 'manager', 'suspended', 'broken'] as const;
const ok = '200';
const ended = '401 session_ended';
const unverified = '409 email_unverified';
const late = ['403 suspended', ended];
const reads = [ok, ok, ok, ok, ok, ok, ...late];
const likes = [ended, ok, ok, ok, ok, ok, ...late];
const writes = [ended, unverified, ok, ok, ok, ok, ...late];
const owners = [ended, unverified, '409 not_owner', '409 not_owner', ok, ok, ...late];
const managers = [ended, unverified, '409 not_owner', '409 not_owner', '400 invalid', ok, ...late];
const badge = [ended, unverified, '400 invalid', '400 invalid', '400 invalid', ok, ...late];

const calls: [string, string, unknown, string[]][] = [
  ['GET', 'forums/', undefined, reads],
  ['GET', 'forums/free/', undefined, reads],
  ['GET', 'forums/free/topics/', undefined, reads],
  ['GET', 'topics/', undefined, reads],
  ['GET', `topics/${topicId}/`, undefined, reads],
  ['GET', own, undefined, reads],
  ['GET', `${own}comments/`, undefined, reads],
  ['POST', `${own}view/`, undefined, reads],
  ['POST', `topics/${topicId}/like/`, undefined, likes],
  ['POST', 'topics/', texts, writes],
  ['POST', 'forums/free/topics/', texts, writes],
  ['POST', 'topics/', { ...texts, showManagerBadge: true }, badge],
  ['POST', 'topics/', { ...texts, type: 'notice' }, badge],
  ['POST', 'topics/', { ...texts, categories: ['notice'] }, badge],
  ['POST', `${own}comments/`, { content: '댓글' }, writes],
  ['POST', `${own}comments/`, { content: '댓글', showManagerBadge: true }, badge],
  ['PUT', `topics/${topicId}/`, { title: '새 제목' }, owners],
  ['PUT', `topics/${topicId}/`, { fixed: true }, managers],
  ['PUT', `topics/${topicId}/`, { fixed: false }, managers],
  ['PUT', `topics/${topicId}/`, { status: 'published' }, managers],
  ['PUT', `topics/${topicId}/`, { showManagerBadge: true }, managers],
  ['PUT', `topics/${topicId}/`, { type: 'notice' }, managers],
  ['PUT', `topics/${topicId}/`, { categories: ['notice'] }, managers],
  ['PUT', `${own}comments/${commentId}/`, { content: '고침' }, owners],
  ['PUT', `${own}comments/${commentId}/`, { content: '고침', showManagerBadge: true }, managers],
];

describe.each(calls)('%s %s', (method, path, body, answers) => {
  it(`answers each role as expected (${JSON.stringify(body)})`, async () => {
    const given: string[] = [];
    for (const role of roles) {
      const answer = await provider.call(method, path, { token: tokens[role], body });
      given.push(answer.status === 200 ? ok : `${answer.status} ${answer.body.code}`);
    }
    expect(given).toEqual(answers);
  });
});

it('lets only the author and a manager delete', async () => {
  const rejected: [string, string][] = [
    ['anonymous', '401 session_ended'],
    ['unverified', '409 not_owner'],
    ['other', '409 not_owner'],
    ['partner', '409 not_owner'],
    ['suspended', '403 suspended'],
  ];
  for (const path of [`${own}comments/${commentId}/`, `topics/${topicId}/`]) {
    for (const [role, expected] of rejected) {
      const { status, body } = await provider.call('DELETE', path, { token: tokens[role] });
      expect(`${status} ${body.code}`).toBe(expected);
    }
  }
  expect((await provider.call('DELETE', `${own}comments/${commentId}/`, { token: tokens.manager })).status).toBe(200);
  expect((await provider.call('DELETE', `topics/${topicId}/`, { token: tokens.author })).status).toBe(200);
});

it('lets one who is no manager any more keep the badge of what they wrote, and set no other', async () => {
  const former = await provider.member({ role: 'manager' });
  const write = async (path: string, body: object) => (await former.call('POST', path, body)).body;
  const badged = { ...texts, showManagerBadge: true };
  const topic = await write('topics/', badged);
  const plain = await write('topics/', texts);
  const question = await write('questions/', badged);
  const answered = { question: question.slug, content: '답변', showManagerBadge: true };
  const answer = await write('questions/answers/', answered);
  const comment = await write(`forums/free/topics/${topic.id}/comments/`, { content: '댓글', showManagerBadge: true });
  await provider.update(users, { role: 'member' }, eq(users.id, former.id));
  const edits: [string, object][] = [
    [`topics/${topic.id}/`, badged],
    [`questions/${question.slug}/`, badged],
    [`questions/answers/${answer.id}/`, { content: '고친 답변', showManagerBadge: true }],
    [`forums/free/topics/${topic.id}/comments/${comment.id}/`, { content: '고친 댓글', showManagerBadge: true }],
  ];
  for (const [path, body] of edits) expect([path, (await former.call('PUT', path, body)).status]).toEqual([path, 200]);
  const { status, body } = await former.call('PUT', `topics/${plain.id}/`, badged);
  expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['showManagerBadge'])]);
});
