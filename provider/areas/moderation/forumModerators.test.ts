import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { rightsOf } from '../../../contract/constants/roles.ts';
import type { ReportCase } from '../../../contract/moderation.ts';
import { forumModerators, reportCases } from '../../db/schema/moderation.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { noLimits, type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const provider = await testProvider({ limits: noLimits });
const [free, daily] = [await provider.forum('free'), await provider.forum('daily')];
const [author, reader] = [await provider.member(), await provider.member()];

async function moderatorOf(...forums: { id: number }[]) {
  const member = await provider.member({ role: 'moderator' });
  for (const { id: forumId } of forums) await provider.insert(forumModerators, { userId: member.id, forumId });
  return member;
}
const [ofFree, ofBoth, ofSite] = [await moderatorOf(free), await moderatorOf(free, daily), await moderatorOf()];
const [manager, owner] = [
  await provider.member({ role: 'manager' }),
  await withPassword(provider, { role: 'owner', nickname: '소유자' }),
];
const callers = { ofFree, ofBoth, ofSite, manager, owner };

async function written(path: string, body: object, by = author) {
  const made = await by.call('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body;
}
const text = { title: '세안 순서', content: '미지근한 물로 씻어요.' };
const aTopic = async (forum: string, by = author) => (await written(`forums/${forum}/topics/`, text, by)).id as number;
const aPost = async () => (await written('posts/', text)).id as number;
const commentsOf = (forum: string, topic: number) => `forums/${forum}/topics/${topic}/comments/`;

/** Content of the kinds that a queue holds, by where it is; each is new. */
const kinds = {
  'topic of free': async () => ({ subject: 'topic', subjectId: await aTopic('free') }),
  'comment of free': () => aComment('free'),
  'reply of free': () => aReply('free'),
  'topic of daily': async () => ({ subject: 'topic', subjectId: await aTopic('daily') }),
  'comment of daily': () => aComment('daily'),
  'reply of daily': () => aReply('daily'),
  post: async () => ({ subject: 'post', subjectId: await aPost() }),
  'comment of a post': async () => {
    const { id } = await written(`posts/${await aPost()}/comments/`, { content: '댓글' });
    return { subject: 'comment', subjectId: id as number };
  },
  question: async () => ({ subject: 'question', subjectId: (await written('questions/', text)).id as number }),
  profile: async () => ({ subject: 'profile', subjectId: (await provider.member({ introduction: '광고' })).id }),
};
async function aComment(forum: string) {
  const { id } = await written(commentsOf(forum, await aTopic(forum)), { content: '댓글' });
  return { subject: 'comment', subjectId: id as number };
}
async function aReply(forum: string) {
  const path = commentsOf(forum, await aTopic(forum));
  const parent = (await written(path, { content: '댓글' })).id;
  return { subject: 'comment', subjectId: (await written(path, { content: '답글', parent })).id as number };
}
type Kind = keyof typeof kinds;
const everyKind = Object.keys(kinds) as Kind[];
const reached: Record<keyof typeof callers, readonly Kind[]> = {
  ofFree: everyKind.filter((kind) => kind.endsWith('of free')),
  ofBoth: everyKind.filter((kind) => kind.endsWith('of free') || kind.endsWith('of daily')),
  ofSite: everyKind,
  manager: everyKind,
  owner: everyKind,
};

type Ref = Awaited<ReturnType<(typeof kinds)[Kind]>>;
const report = (ref: Ref) => written('reports/', { ...ref, reason: 'spam' }, reader);
async function caseOf({ subject, subjectId }: Ref) {
  const which = and(eq(reportCases.subject, subject as ModeratedSubject), eq(reportCases.subjectId, subjectId));
  const [row] = await provider.rows(reportCases, which);
  if (!row) throw new Error('no case');
  return { id: row.id, changed_at: row.changedAt.toISOString() };
}
const decision = { decision: 'hide', reason: '광고' };
const queueOf = async (by: TestMember, query = ''): Promise<{ count: number; results: ReportCase[] }> =>
  (await by.call('GET', `reports/?page_size=100${query}`)).body;
const refsOf = ({ results }: { results: ReportCase[] }) =>
  results.map(({ content }) => `${content?.subject} ${content?.subject_id}`).sort();
const nameOf = ({ subject, subjectId }: Ref) => `${subject} ${subjectId}`;

beforeEach(() => provider.update(reportCases, { status: 'dismissed', appealStatus: 'none' }));

describe.each(Object.keys(callers) as (keyof typeof callers)[])('a caller who moderates: %s', (who) => {
  const caller = callers[who];

  it('lists, counts and narrows to what they reach, and names nothing else', async () => {
    const made = new Map<Kind, Ref>();
    for (const kind of everyKind) {
      const ref = await kinds[kind]();
      made.set(kind, ref);
      await report(ref);
    }
    const wanted = reached[who].map((kind) => nameOf(made.get(kind) as Ref)).sort();
    const queue = await queueOf(caller);
    expect([queue.count, refsOf(queue)]).toEqual([wanted.length, wanted]);
    expect((await caller.call('GET', 'manage/work/')).body.reports).toBe(wanted.length);
    expect((await caller.call('GET', 'reports/?page_size=1')).body.count).toBe(wanted.length);
    const ofAuthor = wanted.filter((name) => !name.startsWith('profile'));
    expect(refsOf(await queueOf(caller, `&username=${author.username}`))).toEqual(ofAuthor);
    const posts = wanted.filter((name) => name.startsWith('post'));
    expect((await queueOf(caller, '&subject=post')).count).toBe(posts.length);
    await provider.update(reportCases, { appealStatus: 'open' }, eq(reportCases.status, 'open'));
    expect((await queueOf(caller, '&status=appealed')).count).toBe(wanted.length);
    expect((await caller.call('GET', 'manage/work/')).body.appeals).toBe(wanted.length);
  });

  it.each(everyKind)('reads and decides by its id or with others, as far as they reach: %s', async (kind) => {
    const isReached = reached[who].includes(kind);
    const status = isReached ? 200 : 404;
    const make = async () => {
      const ref = await kinds[kind]();
      await report(ref);
      return ref;
    };
    const one = await make();
    const { id, ...seen } = await caseOf(one);
    expect((await caller.call('POST', `reports/${id}/decision/`, { ...decision, ...seen })).status).toBe(status);
    // A version that is another by now tells nothing of a case that is not theirs.
    const stale = { ...decision, changed_at: '2020-01-01T00:00:00.000Z' };
    expect((await caller.call('POST', `reports/${id}/decision/`, stale)).status).toBe(isReached ? 409 : 404);
    const others = [await caseOf(await make()), await caseOf(await make())];
    const bulk = await caller.call('PUT', 'reports/decisions/', { ...decision, cases: others });
    expect(bulk.status).toBe(status);
    const { subject, subjectId } = await kinds[kind]();
    const hide = { status: 'hidden', reason: '광고' };
    expect((await caller.call('PUT', `moderation/${subject}/${subjectId}/`, hide)).status).toBe(status);
    if (subject === 'profile') return;
    expect((await caller.call('GET', `${subject}s/${subjectId}/history/`)).status).toBe(status);
  });

  it('finds what was deleted and restores it, as far as they reach', async () => {
    const inForum = async (forum: string) => {
      const id = await aTopic(forum);
      const path = commentsOf(forum, id);
      const comment = (await written(path, { content: '지울 댓글' })).id;
      await author.call('DELETE', `${path}${comment}/`);
      await author.call('DELETE', `topics/${id}/`);
      return [`topic ${id}`, `comment ${comment}`];
    };
    const post = await aPost();
    await author.call('DELETE', `posts/${post}/`);
    const made = { free: await inForum('free'), daily: await inForum('daily'), post: [`post ${post}`] };
    const wanted = [
      ...made.free,
      ...(who === 'ofFree' ? [] : made.daily),
      ...(who === 'ofFree' || who === 'ofBoth' ? [] : made.post),
    ];
    const all = Object.values(made).flat();
    const trashOf = async (by: TestMember) => {
      const { body } = await by.call('GET', 'trash/?every=true&page_size=100');
      const items = body.results as { id: number; content: { subject: string; subject_id: number } }[];
      return items.map(({ id, content }) => ({ id, name: `${content.subject} ${content.subject_id}` }));
    };
    const names = (await trashOf(caller)).map(({ name }) => name);
    expect(all.filter((name) => names.includes(name))).toEqual(wanted);
    for (const { id, name } of (await trashOf(owner)).filter((item) => all.includes(item.name))) {
      const { status } = await caller.call('POST', `trash/${id}/restore/`);
      expect([name, status]).toEqual([name, wanted.includes(name) ? 200 : 404]);
    }
  });

  it('suspends members, bans words and saves replies by their rights', async () => {
    const { username } = await provider.member();
    const isOfSite = who !== 'ofFree' && who !== 'ofBoth';
    const answers = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await caller.call(method, path, body);
      return status === 200 ? 'done' : answer.code;
    };
    const forSite = isOfSite ? 'done' : 'no_right';
    const suspension = `users/${username}/suspension/`;
    expect(await answers('GET', suspension)).toBe(forSite);
    expect(await answers('POST', suspension, { until: '2099-01-01T00:00:00.000Z', reason: '광고' })).toBe(forSite);
    expect(await answers('DELETE', suspension)).toBe(forSite);
    expect((await caller.call('GET', `users/${username}/`)).body.may_suspend).toBe(isOfSite);
    const word = `말씨${{ ofFree: '가', ofBoth: '나', ofSite: '다', manager: '라', owner: '마' }[who]}`;
    expect(await answers('POST', 'moderation/banned-words/', { word })).toBe(forSite);
    expect(await answers('GET', 'moderation/banned-words/')).toBe(forSite);
    expect(await answers('POST', 'manage/banned-words/test/', { text: '오늘은 쉬어요' })).toBe(forSite);
    expect(await answers('GET', 'manage/replies/')).toBe('done');
    const forManagers = who === 'manager' || who === 'owner' ? 'done' : 'no_right';
    expect(await answers('GET', 'moderation/log/')).toBe(forManagers);
    expect(await answers('GET', 'manage/settings/new-members/')).toBe(forManagers);
    expect(await answers('GET', 'manage/members/')).toBe(forManagers);
  });
});

it('decides on none of several cases where one is out of reach', async () => {
  const [near, far] = [await kinds['topic of free'](), await kinds['topic of daily']()];
  for (const ref of [near, far]) await report(ref);
  const cases = [await caseOf(near), await caseOf(far)];
  expect((await ofFree.call('PUT', 'reports/decisions/', { ...decision, cases })).status).toBe(404);
  expect(refsOf(await queueOf(ofFree))).toEqual([nameOf(near)]);
});

it('a topic that is moved is its new forum’s, with its comments, cases and deleted comments', async () => {
  const id = await aTopic('free');
  const path = commentsOf('free', id);
  const comment = { subject: 'comment', subjectId: (await written(path, { content: '옮겨 갈 댓글' })).id as number };
  const deleted = (await written(path, { content: '지울 댓글' })).id;
  await author.call('DELETE', `${path}${deleted}/`);
  for (const ref of [{ subject: 'topic', subjectId: id }, comment]) await report(ref);
  expect((await queueOf(ofFree)).count).toBe(2);
  await provider.update(topics, { forumId: daily.id }, eq(topics.id, id));
  expect((await queueOf(ofFree)).count).toBe(0);
  expect((await queueOf(await moderatorOf(daily))).count).toBe(2);
  const { id: caseId, ...seen } = await caseOf(comment);
  expect((await ofFree.call('POST', `reports/${caseId}/decision/`, { ...decision, ...seen })).status).toBe(404);
  const { results } = (await ofFree.call('GET', 'trash/?every=true&page_size=100')).body;
  expect(results.some((it: ReportCase) => it.content?.subject_id === deleted)).toBe(false);
});

it('the page of a topic offers what its calls do', async () => {
  const offered = async (by: TestMember, forum: string) => {
    const id = await aTopic(forum);
    const path = commentsOf(forum, id);
    const parent = (await written(path, { content: '댓글' })).id;
    await written(path, { content: '답글', parent });
    const [thread] = (await by.call('GET', path)).body.results;
    const [more] = (await by.call('GET', `${path}${parent}/replies/?after=${parent}`)).body.results;
    const own = (await by.call('POST', path, { content: '제 댓글' })).body;
    const places = [(await by.call('GET', `topics/${id}/`)).body, thread, thread.replies[0], more, own];
    return places.map(({ can }) => can.hide);
  };
  expect(await offered(ofFree, 'free')).toEqual([true, true, true, true, true]);
  expect(await offered(ofFree, 'daily')).toEqual([false, false, false, false, false]);
  expect(await offered(ofSite, 'daily')).toEqual([true, true, true, true, true]);
});

it('a moderator of a forum hides what a manager wrote in it, and of what they wrote themselves decides no more', async () => {
  const byManager = { subject: 'topic', subjectId: await aTopic('free', manager) };
  const own = { subject: 'topic', subjectId: await aTopic('free', ofFree) };
  for (const ref of [byManager, own]) await report(ref);
  const decide = async (ref: Ref, what: 'hide' | 'dismiss') => {
    const { id, changed_at } = await caseOf(ref);
    return ofFree.call('POST', `reports/${id}/decision/`, { decision: what, reason: '원칙', changed_at });
  };
  expect((await decide(byManager, 'hide')).status).toBe(200);
  expect((await decide(own, 'dismiss')).body.code).toBe('own_content');
  const [row] = (await queueOf(ofFree)).results;
  expect(row).toMatchObject({ may: ['hide'], author: { may_suspend: false } });
});

const setRole = (id: number, body: object, by = owner) =>
  by.call('PUT', `manage/members/${id}/role/`, { password: PASSWORD, ...body });
const accessOf = async (by: TestMember) => (await by.call('GET', 'manage/access/')).body;
const loggedOf = async () => (await owner.call('GET', 'moderation/log/?action=change_role')).body.results[0];

it('an owner gives a moderator forums and takes them away, which counts with the next call and is logged', async () => {
  const moderator = await moderatorOf();
  const near = await kinds['topic of free']();
  await report(near);
  expect((await queueOf(moderator)).count).toBe(1);
  expect(await accessOf(moderator)).toMatchObject({ rights: rightsOf('moderator'), moderated_forums: null });

  expect((await setRole(moderator.id, { role: 'moderator', forums: ['daily', 'daily'] })).status).toBe(200);
  expect((await queueOf(moderator)).count).toBe(0);
  expect(await accessOf(moderator)).toMatchObject({
    rights: ['work', 'moderation'],
    moderated_forums: [{ slug: 'daily', name: daily.name }],
  });
  expect(await loggedOf()).toMatchObject({ before: { moderated: 'whole_site' }, after: { moderated: 'daily' } });
  expect((await loggedOf()).after).toEqual({ moderated: 'daily' });
  const listed = async (slug: string) => {
    const { body } = await owner.call('GET', `manage/forums/${slug}/`);
    return body.moderators.map(({ username }: TestMember) => username);
  };
  expect([await listed('daily'), await listed('free')]).toEqual([
    expect.arrayContaining([moderator.username]),
    expect.not.arrayContaining([moderator.username]),
  ]);
  const page = await owner.call('GET', `manage/members/${moderator.id}/`);
  expect(page.body.moderated_forums).toEqual([{ slug: 'daily', name: daily.name }]);

  expect((await setRole(moderator.id, { role: 'editor', forums: null })).status).toBe(200);
  expect(await provider.rows(forumModerators, eq(forumModerators.userId, moderator.id))).toEqual([]);
  expect(await loggedOf()).toMatchObject({
    before: { role: 'moderator', moderated: 'daily' },
    after: { role: 'editor' },
  });
  expect(await listed('daily')).not.toContain(moderator.username);
});

it('a moderator whose role is taken away during a call reaches no more by it', async () => {
  const { database } = provider.services;
  await report(await kinds['topic of free']());
  await report(await kinds['topic of daily']());
  // Whatever the call has read by then: its session, its role, its forums.
  for (const reads of [1, 2, 3]) {
    const moderator = await moderatorOf(free);
    const read = database.read.bind(database);
    let done = 0;
    const reading = vi.spyOn(database, 'read').mockImplementation(async (work) => {
      const answer = await read(work);
      done += 1;
      if (done === reads) {
        await provider.write(async (tx) => {
          await tx.update(users).set({ role: 'editor' }).where(eq(users.id, moderator.id));
          await tx.delete(forumModerators).where(eq(forumModerators.userId, moderator.id));
        });
      }
      return answer;
    });
    const { status, body } = await moderator.call('GET', 'reports/');
    reading.mockRestore();
    expect([200, 409]).toContain(status);
    expect(body.count ?? 0, `after ${reads} reads`).toBeLessThanOrEqual(1);
  }
});

it.each([
  ['forums of another role', { role: 'editor', forums: ['free'] }, 'forums'],
  ['a forum that does not exist', { role: 'moderator', forums: ['free', 'nowhere'] }, 'forums'],
  ['none instead of the whole site', { role: 'moderator', forums: [] }, 'forums'],
  ['no word about forums', { role: 'moderator' }, 'forums'],
  ['another password', { role: 'moderator', forums: ['free'], password: 'not the password' }, 'password'],
])('rejects %s, and changes nothing', async (_what, body, field) => {
  const moderator = await moderatorOf(daily);
  expect(await setRole(moderator.id, body)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  expect((await accessOf(moderator)).moderated_forums).toMatchObject([{ slug: 'daily' }]);
});

it('an archived forum keeps its moderators, since its topics are read and reported', async () => {
  const { body: forum } = await owner.call('GET', 'manage/forums/daily/');
  const moderator = await moderatorOf(daily);
  await report(await kinds['topic of daily']());
  const { slug: _, topic_count: __, last_topic_at: ___, archived_at: ____, moderators: _____, ...fields } = forum;
  const texts = { description: '설명', description_en: 'About' };
  expect((await owner.call('PUT', 'manage/forums/daily/', { ...fields, ...texts, archived: true })).status).toBe(200);
  expect((await queueOf(moderator)).count).toBe(1);
  expect((await accessOf(moderator)).rights).not.toContain('site_moderation');
});
