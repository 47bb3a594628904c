import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ModeratedSubject } from '../contract/constants/moderation.ts';
import { aChallenge, participantsOf } from './areas/challenges/testing.ts';
import { aMission } from './areas/missions/testing.ts';
import { challengeParticipants } from './db/schema/challenges.ts';
import { forumModerators } from './db/schema/moderation.ts';
import { noLimits, type TestMember, testProvider } from './testing.ts';

const provider = await testProvider({ limits: noLimits });
const { id: forumId } = await provider.forum('free');

let made = 0;

type Call = TestMember['call'];
type Status = 'published' | 'hidden';

/** Content: what a caller reads of their rights, and the call that each right is about. */
interface Written {
  can: (call: Call) => Promise<Record<string, boolean> | null>;
  calls: Record<string, (call: Call) => Promise<{ status: number }>>;
  id: number;
}

const text = { title: '세안 순서', content: '미지근한 물로 씻어요.' };

async function written(by: TestMember, path: string, body: object) {
  const made = await by.call('POST', path, body);
  expect(made.status).toBe(200);
  return made.body;
}

const moderate = (call: Call, subject: ModeratedSubject, id: number, status: Status) =>
  call('PUT', `moderation/${subject}/${id}/`, { status, reason: '광고' });

/** The calls about content that can be reported; hidden content is shown again. */
const moderated = (subject: ModeratedSubject, id: number, status: Status) => ({
  report: (call: Call) => call('POST', 'reports/', { subject, subjectId: id, reason: 'spam' }),
  hide: (call: Call) => moderate(call, subject, id, status === 'hidden' ? 'published' : 'hidden'),
});

/** The calls about content that its author may edit, at `path`, with those of its kind alone; the last ends it. */
const revised = (subject: ModeratedSubject, id: number, path: string, own: Written['calls'] = {}) => ({
  history: (call: Call) => call('GET', `${subject}s/${id}/history/`),
  edit: (call: Call) => call('PUT', path, { content: '찬물로 씻어요.' }),
  ...own,
  delete: (call: Call) => call('DELETE', path),
});

type Write = (by: { author: TestMember; host: TestMember; status: Status }) => Promise<Written>;

const read = (path: string) => async (call: Call) => (await call('GET', path)).body.can;

/** Writes content of each kind by its author, where it needs one beneath content of a host. */
const kinds: Record<ModeratedSubject, Write> = {
  async topic({ author, status }) {
    const { id } = await written(author, 'topics/', text);
    const path = `topics/${id}/`;
    const pin = (call: Call) => call('PUT', path, { fixed: true });
    const calls = { ...moderated('topic', id, status), ...revised('topic', id, path, { pin }) };
    return { id, can: read(path), calls };
  },
  async post({ author, status }) {
    const { id } = await written(author, 'posts/', text);
    const path = `posts/${id}/`;
    return { id, can: read(path), calls: { ...moderated('post', id, status), ...revised('post', id, path) } };
  },
  async question({ author, status }) {
    const { id, slug } = await written(author, 'questions/', text);
    const path = `questions/${slug}/`;
    return { id, can: read(path), calls: { ...moderated('question', id, status), ...revised('question', id, path) } };
  },
  async answer({ author, host, status }) {
    const { slug } = await written(host, 'questions/', text);
    const { id } = await written(author, 'questions/answers/', { question: slug, content: '답' });
    const path = `questions/answers/${id}/`;
    const accept = (call: Call) => call('POST', `${path}accept/`);
    return {
      id,
      can: async (call) => (await call('GET', `questions/${slug}/`)).body.answers[0].can,
      calls: { ...moderated('answer', id, status), ...revised('answer', id, path, { accept }) },
    };
  },
  async comment({ author, host, status }) {
    const comments = `posts/${(await written(host, 'posts/', text)).id}/comments/`;
    const thread = await written(host, comments, { content: '댓글' });
    const { id } = await written(author, comments, { content: '답글', parent: thread.id });
    return {
      id,
      can: async (call) => (await call('GET', comments)).body.results[0].replies[0].can,
      calls: { ...moderated('comment', id, status), ...revised('comment', id, `${comments}${id}/`) },
    };
  },
  async mission_review({ author, status }) {
    const mission = await aMission(provider);
    const done = { data: { choices: ['b'] }, review: '양을 두 배로 늘렸어요.' };
    expect((await author.call('PUT', `missions/${mission.id}/`, done)).status).toBe(200);
    const reviews = `missions/reviews/?mission=${mission.id}`;
    const [{ id }] = (await author.call('GET', reviews)).body.results;
    return {
      id,
      can: async (call) => (await call('GET', reviews)).body.results[0].can,
      calls: moderated('mission_review', id, status),
    };
  },
  async check_in({ author, status }) {
    const { id: challenge } = await aChallenge(provider);
    const [own] = await participantsOf(provider, challenge, [author], { content: '발랐어요' });
    const id = own?.checkInId ?? 0;
    return {
      id,
      can: async (call) => (await call('GET', `challenges/${challenge}/entrants/`)).body.results[0].check_in_can,
      calls: moderated('check_in', id, status),
    };
  },
  async challenge_review({ author, status }) {
    const { id: challenge } = await aChallenge(provider);
    const [own] = await participantsOf(provider, challenge, [author], { content: '발랐어요' });
    const id = own?.id ?? 0;
    await provider.update(challengeParticipants, { review: '촉촉해졌어요' }, eq(challengeParticipants.id, id));
    return {
      id,
      can: async (call) => (await call('GET', `challenges/${challenge}/entrants/`)).body.results[0].review_can,
      calls: moderated('challenge_review', id, status),
    };
  },
  async profile({ author, status }) {
    // Written anew, so that it is shown.
    const { username } = author;
    made += 1;
    const named = await author.call('PUT', `users/${username}/nickname/`, { nickname: `이름 ${made}` });
    expect(named.body.success).toBe(true);
    return { id: author.id, can: read(`users/${username}/`), calls: moderated('profile', author.id, status) };
  },
};

const roles = ['visitor', 'author', 'host', 'other', 'moderator', 'forumModerator', 'manager'] as const;

/** Content that a role may read; of a hidden comment or check-in nothing is shown. */
const cases = Object.entries(kinds).flatMap(([kind, write]) => [
  ...roles.map((role) => ({ kind, write, role, status: 'published' as const })),
  ...(kind === 'comment' || kind === 'check_in' ? [] : (['author', 'manager'] as const)).map((role) => ({
    ...{ kind, write, role },
    status: 'hidden' as const,
  })),
]);

const [author, host, other] = [await provider.member(), await provider.member(), await provider.member()];
const [moderator, manager] = [await provider.member({ role: 'moderator' }), await provider.member({ role: 'manager' })];
const forumModerator = await provider.member({ role: 'moderator' });
await provider.insert(forumModerators, { userId: forumModerator.id, forumId });
const callers: Record<(typeof roles)[number], Call> = {
  visitor: (method, path, body) => provider.call(method, path, { body }),
  author: author.call,
  host: host.call,
  other: other.call,
  moderator: moderator.call,
  forumModerator: forumModerator.call,
  manager: manager.call,
};

it.each(cases)('tells a $role what their calls about a $status $kind may do', async ({ kind, write, role, status }) => {
  const make = async () => {
    const content = await write({ author, host, status });
    if (status === 'hidden') {
      expect((await moderate(manager.call, kind as ModeratedSubject, content.id, status)).status).toBe(200);
    }
    return content;
  };
  const content = await make();
  const can = await content.can(callers[role]);
  const answered: Record<string, boolean> = {};
  for (const [right, call] of Object.entries(content.calls)) {
    // Hiding is tried on content of its own: hidden content is answered for differently.
    const tried = right === 'hide' ? (await make()).calls.hide : call;
    answered[right] = (await tried?.(callers[role]))?.status === 200;
  }
  const nothing = Object.fromEntries(Object.keys(answered).map((right) => [right, false]));
  expect(can ?? nothing).toEqual(answered);
  expect(can === null).toBe(role === 'visitor');
});
