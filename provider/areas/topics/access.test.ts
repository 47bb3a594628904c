import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forumCategories } from '../../db/schema/topics.ts';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
const tokens: Record<string, string | undefined> = {};
let topicId: number;
let commentId: number;

beforeAll(async () => {
  provider = await startTestProvider();
  const { id: forumId } = await provider.forum('free');
  const notice = { forumId, slug: 'notice', name: '공지', nameEn: 'Notices', position: 0 };
  await provider.services.database.write((tx) => tx.insert(forumCategories).values(notice));
  const author = await provider.member();
  tokens.author = author.token;
  tokens.other = (await provider.member()).token;
  tokens.partner = (await provider.member({ isPartner: true })).token;
  tokens.unverified = (await provider.member({ emailVerifiedAt: null })).token;
  tokens.manager = (await provider.member({ role: 'manager' })).token;
  tokens.suspended = (await provider.member({ suspendedUntil: new Date('2027-01-01') })).token;
  tokens.anonymous = undefined;
  tokens.broken = 'not.a.token';
  const body = { title: '제목', content: '내용' };
  topicId = (await provider.call('POST', 'topics/', { token: author.token, body })).body.id;
  const comment = await provider.call('POST', `forums/free/topics/${topicId}/comments/`, {
    token: author.token,
    body: { content: '댓글' },
  });
  commentId = comment.body.id;
});
afterAll(() => provider.stop());

const texts = { title: '제목', content: '내용' };
const roles = ['anonymous', 'unverified', 'other', 'partner', 'author', 'manager', 'suspended', 'broken'] as const;
const ok = '200';
const reads = [ok, ok, ok, ok, ok, ok, '403 suspended', '401 session_ended'];
const likes = ['401 session_ended', ok, ok, ok, ok, ok, '403 suspended', '401 session_ended'];
const writes = ['401 session_ended', '409 email_unverified', ok, ok, ok, ok, '403 suspended', '401 session_ended'];
const owners = [
  '401 session_ended',
  '409 email_unverified',
  '409 not_owner',
  '409 not_owner',
  ok,
  ok,
  '403 suspended',
  '401 session_ended',
];
const managers = [
  '401 session_ended',
  '409 email_unverified',
  '409 not_owner',
  '409 not_owner',
  '400 invalid',
  ok,
  '403 suspended',
  '401 session_ended',
];
const badge = [...writes];
badge[2] = badge[3] = badge[4] = '400 invalid';

const own = () => `forums/free/topics/${topicId}/`;
const calls: [string, () => string, unknown, string[]][] = [
  ['GET', () => 'forums/', undefined, reads],
  ['GET', () => 'forums/free/', undefined, reads],
  ['GET', () => 'forums/free/topics/', undefined, reads],
  ['GET', () => 'topics/', undefined, reads],
  ['GET', () => `topics/${topicId}/`, undefined, reads],
  ['GET', () => own(), undefined, reads],
  ['GET', () => `${own()}comments/`, undefined, reads],
  ['POST', () => `${own()}view/`, undefined, reads],
  ['POST', () => `topics/${topicId}/like/`, undefined, likes],
  ['POST', () => 'topics/', texts, writes],
  ['POST', () => 'forums/free/topics/', texts, writes],
  ['POST', () => 'topics/', { ...texts, showManagerBadge: true }, badge],
  ['POST', () => 'topics/', { ...texts, type: 'notice' }, badge],
  ['POST', () => 'topics/', { ...texts, categories: ['notice'] }, badge],
  ['POST', () => `${own()}comments/`, { content: '댓글' }, writes],
  ['POST', () => `${own()}comments/`, { content: '댓글', showManagerBadge: true }, badge],
  ['PUT', () => `topics/${topicId}/`, { title: '새 제목' }, owners],
  ['PUT', () => `topics/${topicId}/`, { fixed: true }, managers],
  ['PUT', () => `topics/${topicId}/`, { fixed: false }, managers],
  ['PUT', () => `topics/${topicId}/`, { status: 'published' }, managers],
  ['PUT', () => `topics/${topicId}/`, { showManagerBadge: true }, managers],
  ['PUT', () => `topics/${topicId}/`, { type: 'notice' }, managers],
  ['PUT', () => `topics/${topicId}/`, { categories: ['notice'] }, managers],
  ['PUT', () => `${own()}comments/${commentId}/`, { content: '고침' }, owners],
  ['PUT', () => `${own()}comments/${commentId}/`, { content: '고침', showManagerBadge: true }, managers],
];

describe.each(calls)('%s %s', (method, path, body, answers) => {
  it(`answers each role as expected (${JSON.stringify(body)})`, async () => {
    const given: string[] = [];
    for (const role of roles) {
      const answer = await provider.call(method, path(), { token: tokens[role], body });
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
  for (const path of [`${own()}comments/${commentId}/`, `topics/${topicId}/`]) {
    for (const [role, expected] of rejected) {
      const { status, body } = await provider.call('DELETE', path, { token: tokens[role] });
      expect(`${status} ${body.code}`).toBe(expected);
    }
  }
  const comment = await provider.call('DELETE', `${own()}comments/${commentId}/`, { token: tokens.manager });
  expect(comment.status).toBe(200);
  const topic = await provider.call('DELETE', `topics/${topicId}/`, { token: tokens.author });
  expect(topic.status).toBe(200);
});
