import { describe, expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const roles = ['anonymous', 'unverified', 'other', 'partner', 'author', 'manager', 'suspended', 'broken'] as const;
type Role = (typeof roles)[number];

const provider = await testProvider();
const tokens: Partial<Record<Role, string>> = await provider.tokens();
/** Content to act on, and its authors. */
interface Made {
  author: string;
  topicId: number;
  commentId: number;
  caseId: number;
  changedAt: string;
  trashId: number;
  bannedWordId: number;
  username: string;
}

await provider.forum('free');

let made = 0;
async function make(): Promise<Made> {
  made += 1;
  const author = (await provider.member()).token;
  const manager = (await provider.member({ role: 'manager' })).token;
  const body = { title: '제목', content: '내용' };
  const post = async (path: string, token: string | undefined, sent?: object) => {
    const answer = await provider.call('POST', path, { token, body: sent });
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body;
  };
  const topicId = (await post('topics/', author, body)).id;
  const path = `forums/free/topics/${topicId}/comments/`;
  const commentId = (await post(path, author, { content: '댓글' })).id;
  // A comment that a manager hid has a case that its author may appeal.
  const hidden = (await post(path, author, { content: '가려질 댓글' })).id;
  await provider.call('PUT', `moderation/comment/${hidden}/`, {
    token: manager,
    body: { status: 'hidden', reason: '이유' },
  });
  const received = await provider.call('GET', 'reports/received/?page_size=1', { token: author });
  const notFound = (await post(path, author, { content: '지울 댓글' })).id;
  await provider.call('DELETE', `${path}${notFound}/`, { token: author });
  const trash = await provider.call('GET', 'trash/?page_size=1', { token: author });
  const hangul = [...String(made)].map((digit) => '가나다라마바사아자차'[Number(digit)]).join('');
  const bannedWord = await post('moderation/banned-words/', manager, { word: `금칙${hangul}` });
  const { username } = await provider.member();
  return {
    author,
    topicId,
    commentId,
    caseId: received.body.results[0].id,
    changedAt: received.body.results[0].changed_at,
    trashId: trash.body.results[0].id,
    bannedWordId: bannedWord.id,
    username,
  };
}

const ok = '200';
const ended = '401 session_ended';
const notFound = '404 not_found';
const late = ['403 suspended', ended];
/** Any signed-in member. */
const members = [ended, ok, ok, ok, ok, ok, ...late];
/** Hidden from everyone but managers. */
const managers = [notFound, notFound, notFound, notFound, notFound, ok, ...late];
const verified = [ended, '409 email_unverified', ok, ok, '409 own_content', ok, ...late];
const ownAndManagers = [ended, notFound, notFound, notFound, ok, ok, ...late];
const actions = [ended, '409 not_manager', '409 not_manager', '409 not_manager', '409 not_manager', ok, ...late];

const reason = '운영 원칙';
const calls: [string, (it: Made) => string, ((it: Made) => object) | undefined, string[]][] = [
  ['POST', () => 'reports/', ({ topicId }) => ({ subject: 'topic', subjectId: topicId, reason: 'spam' }), verified],
  [
    'POST',
    () => 'reports/',
    ({ commentId }) => ({ subject: 'comment', subjectId: commentId, reason: 'abuse' }),
    verified,
  ],
  ['GET', () => 'reports/', undefined, managers],
  ['GET', () => 'reports/received/', undefined, members],
  ['GET', () => 'reports/sent/', undefined, members],
  [
    'POST',
    ({ caseId }) => `reports/${caseId}/appeal/`,
    () => ({ text: '다시 봐 주세요' }),
    [ended, notFound, notFound, notFound, ok, notFound, ...late],
  ],
  [
    'POST',
    ({ caseId }) => `reports/${caseId}/decision/`,
    ({ changedAt }) => ({ decision: 'dismiss', reason, changed_at: changedAt }),
    managers,
  ],
  [
    'PUT',
    () => 'reports/decisions/',
    ({ caseId, changedAt }) => ({ decision: 'dismiss', reason, cases: [{ id: caseId, changed_at: changedAt }] }),
    managers,
  ],
  ['PUT', ({ topicId }) => `moderation/topic/${topicId}/`, () => ({ status: 'hidden', reason }), managers],
  ['PUT', ({ commentId }) => `moderation/comment/${commentId}/`, () => ({ status: 'hidden', reason }), managers],
  ['GET', () => 'moderation/banned-words/', undefined, managers],
  ['POST', () => 'moderation/banned-words/', ({ username }) => ({ word: `${username}말` }), managers],
  ['DELETE', ({ bannedWordId }) => `moderation/banned-words/${bannedWordId}/`, undefined, managers],
  ['POST', () => 'manage/banned-words/test/', () => ({ text: '오늘은 쉬어요' }), managers],
  ['GET', () => 'moderation/log/', undefined, managers],
  ['GET', () => 'users/blocked/', undefined, members],
  ['POST', ({ username }) => `users/${username}/block/`, undefined, members],
  ['GET', ({ username }) => `users/${username}/suspension/`, undefined, managers],
  [
    'POST',
    ({ username }) => `users/${username}/suspension/`,
    () => ({ until: '2099-01-01T00:00:00.000Z', reason }),
    actions,
  ],
  ['DELETE', ({ username }) => `users/${username}/suspension/`, undefined, actions],
  ['GET', ({ topicId }) => `topics/${topicId}/history/`, undefined, ownAndManagers],
  ['GET', ({ commentId }) => `comments/${commentId}/history/`, undefined, ownAndManagers],
  ['GET', () => 'trash/', undefined, members],
  ['GET', () => 'trash/?every=true', undefined, [ended, notFound, notFound, notFound, notFound, ok, ...late]],
  ['POST', ({ trashId }) => `trash/${trashId}/restore/`, undefined, ownAndManagers],
];

describe.each(calls)('%s %s', (method, path, bodyOf, answers) => {
  it('answers each role as expected', async () => {
    const given: string[] = [];
    let content = await make();
    for (const role of roles) {
      const answer = await provider.call(method, path(content), {
        token: role === 'author' ? content.author : tokens[role],
        body: bodyOf?.(content),
      });
      given.push(answer.status === 200 ? ok : `${answer.status} ${answer.body.code}`);
      // Most actions succeed once, so the content is created again.
      if (answer.status === 200 && method !== 'GET') content = await make();
    }
    expect(given).toEqual(answers);
  });
});
