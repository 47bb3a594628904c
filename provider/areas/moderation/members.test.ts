import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions, users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const provider = await testProvider();
await provider.forum('free');
const manager = await withPassword(provider, { role: 'manager' });

const post = (path: string, { token }: TestMember, body?: object) => provider.call('POST', path, { token, body });
const topicBy = async (author: TestMember, texts = { title: '제목', content: '내용' }) =>
  (await post('topics/', author, texts)).body.id as number;

it('blocks and unblocks a member, and lists the blocked ones', async () => {
  const [member, other] = [await provider.member(), await provider.member()];
  const path = `users/${other.username}/block/`;
  expect((await post(path, member)).body).toEqual({ success: true, blocked: true });
  const list = await member.call('GET', 'users/blocked/');
  expect(list.body).toMatchObject({ count: 1, results: [{ username: other.username }] });
  expect((await post(path, member)).body.blocked).toBe(false);
  expect((await post(`users/${member.username}/block/`, member)).status).toBe(409);
  expect((await post('users/unknown_here/block/', member)).status).toBe(404);
});

it('lists no blocked member who has left or is hidden, and lists them again when they are back', async () => {
  const [member, left, hidden, other] = await Promise.all([1, 2, 3, 4].map(() => provider.member()));
  if (!member || !left || !hidden || !other) throw new Error('no members');
  for (const { username } of [left, hidden, other]) await post(`users/${username}/block/`, member);
  const listed = async () => {
    const { body } = await member.call('GET', 'users/blocked/');
    return [body.count, body.results.map(({ username }: TestMember) => username).sort()];
  };
  const set = (status: 'active' | 'left' | 'hidden', { id }: TestMember) =>
    provider.update(users, { status }, eq(users.id, id));
  await set('left', left);
  await set('hidden', hidden);
  expect(await listed()).toEqual([1, [other.username]]);
  await set('active', left);
  expect(await listed()).toEqual([2, [left.username, other.username].sort()]);
});

it('prevents blocked members from answering, liking and notifying', async () => {
  const [author, blocked, reader] = await Promise.all([1, 2, 3].map(() => provider.member()));
  if (!author || !blocked || !reader) throw new Error('no members');
  const id = await topicBy(author);
  await post(`users/${blocked.username}/block/`, author);
  const comments = `forums/free/topics/${id}/comments/`;
  expect((await post(comments, blocked, { content: '저기요' })).body.code).toBe('blocked');
  expect((await post(`topics/${id}/like/`, blocked)).body).toMatchObject({
    success: false,
    liked: false,
    // The sheet of the one who blocks promises that it is not told.
    reason: expect.not.stringContaining('차단'),
  });
  const elsewhere = await topicBy(reader);
  const own = await post(`forums/free/topics/${elsewhere}/comments/`, author, { content: '네' });
  const reply = { content: '답글', parent: own.body.id };
  const path = `forums/free/topics/${elsewhere}/comments/`;
  expect((await post(path, blocked, reply)).body.code).toBe('blocked');
  expect((await post(path, blocked, { content: '글쓴이에게' })).status).toBe(200);
  const notified = await author.call('GET', 'notifications/');
  const kinds = notified.body.results.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind !== 'badge')).toEqual([]);
});

it('suspends a member while their sessions and then their account are locked, as a change of their role does', async () => {
  const member = await provider.member();
  const [ofMember, byId] = [eq(sessions.userId, member.id), eq(users.id, member.id)];
  let suspended: Awaited<ReturnType<typeof post>> | undefined;
  await provider.whileHeld(
    async (tx) => {
      await tx.select().from(sessions).where(ofMember).for('update');
      return () => tx.select().from(users).where(byId).for('update');
    },
    async () => {
      suspended = await post(`users/${member.username}/suspension/`, manager, {
        until: '2099-01-01T00:00:00.000Z',
        reason: '반복된 광고',
      });
    },
  );
  expect(suspended).toMatchObject({ status: 200, body: { suspended: true } });
});

it('suspends with a reason and an end, ends every session, and informs at sign-in and by mail', async () => {
  const member = await provider.member();
  const path = `users/${member.username}/suspension/`;
  const until = '2026-04-01T00:00:00.000Z';
  const done = await post(path, manager, { until, reason: '반복된 광고' });
  expect(done.body).toEqual({ suspended: true, until, reason: '반복된 광고' });
  expect(await member.call('GET', 'users/nonce/')).toMatchObject({ status: 403, body: { code: 'suspended' } });
  const mail = provider.mails.at(-1);
  expect(mail).toMatchObject({ to: member.email });
  expect(mail?.text).toContain('반복된 광고');
  expect(mail?.text).toContain('2026년 4월 1일');
  expect((await manager.call('DELETE', path)).body).toEqual({ suspended: false, until: null, reason: '' });
  const log = await manager.call('GET', 'moderation/log/');
  expect(log.body.results.slice(0, 2)).toMatchObject([
    { action: 'lift', member: { username: member.username } },
    { action: 'suspend', member: { username: member.username }, reason: '반복된 광고' },
  ]);
});

it('writes of a suspension in the language and zone that its member has settled', async () => {
  const member = await provider.member();
  const headers = { 'Accept-Language': 'en', 'X-Timezone': 'America/Los_Angeles' };
  const { quiet, groups, digest } = (await member.call('GET', 'notifications/settings/')).body;
  const body = { quiet, groups, digest };
  const saved = await provider.call('PUT', 'notifications/settings/', { token: member.token, body, headers });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const path = `users/${member.username}/suspension/`;
  await post(path, manager, { until: '2026-04-01T00:00:00.000Z', reason: 'Advertising' });
  expect(provider.mails.at(-1)).toMatchObject({
    subject: expect.stringContaining('Gyeol'),
    text: expect.stringMatching(/March 31, 2026.*17:00/),
  });
  await manager.call('DELETE', path);
  expect(provider.mails.at(-1)?.text).not.toMatch(/[가-힣]/);
});

it('lifts a suspension once, however many managers do', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => provider.member()));
  const pathOf = ({ username }: TestMember) => `users/${username}/suspension/`;
  for (const member of members)
    await post(pathOf(member), manager, { until: '2099-01-01T00:00:00.000Z', reason: '사칭' });
  const before = provider.mails.length;
  await Promise.all(members.flatMap((member) => [1, 2].map(() => manager.call('DELETE', pathOf(member)))));
  expect(provider.mails).toHaveLength(before + members.length);
  const log = await manager.call('GET', 'moderation/log/?action=lift');
  const lifted = log.body.results.map((it: { member: TestMember }) => it.member.username);
  for (const { username } of members) expect(lifted.filter((name: string) => name === username)).toEqual([username]);
});

it('suspends for good by the manager’s password, never a manager, a hidden account or one that has left, never into the past', async () => {
  const member = await provider.member();
  const path = `users/${member.username}/suspension/`;
  const suspension = { until: null, reason: '사칭' };
  for (const password of [undefined, 'another one']) {
    const refused = await post(path, manager, { ...suspension, password });
    expect(refused).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  }
  const forGood = await post(path, manager, { ...suspension, password: PASSWORD });
  expect(forGood.body).toMatchObject({ suspended: true, until: null });
  const past = await post(path, manager, { until: '2020-01-01T00:00:00.000Z', reason: '사칭' });
  expect(past.body.until).toEqual([expect.any(String)]);
  const own = `users/${manager.username}/suspension/`;
  expect((await post(own, manager, { until: '2099-01-01T00:00:00.000Z', reason: '실수' })).body.code).toBe(
    'not_suspendable',
  );
  const before = provider.mails.length;
  for (const status of ['hidden', 'left'] as const) {
    const gone = await provider.member();
    await provider.write((tx) => tx.update(users).set({ status }).where(eq(users.id, gone.id)));
    const refused = await post(`users/${gone.username}/suspension/`, manager, {
      until: '2099-01-01T00:00:00.000Z',
      reason: '사칭',
    });
    expect(refused, status).toMatchObject({ status: 409, body: { code: 'not_suspendable' } });
  }
  expect(provider.mails).toHaveLength(before);
});

it('leaves a suspension that stands as it is, also when two managers suspend at once', async () => {
  const other = await provider.member({ role: 'moderator' });
  const until = '2026-06-01T00:00:00.000Z';
  for (const _ of [1, 2, 3, 4]) {
    const member = await provider.member();
    const path = `users/${member.username}/suspension/`;
    const answers = await Promise.all([
      post(path, manager, { until: '2099-01-01T00:00:00.000Z', reason: '사칭' }),
      post(path, other, { until, reason: '광고' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await post(path, other, { until, reason: '늦은 광고' });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
    const [first] = answers.filter(({ status }) => status === 200);
    expect((await manager.call('GET', path)).body).toEqual(first?.body);
    await manager.call('DELETE', path);
    expect((await post(path, other, { until, reason: '광고' })).status).toBe(200);
  }
});

it('says by rights, in the queue and on the profile, whom the caller may suspend', async () => {
  const moderator = await provider.member({ role: 'moderator' });
  const authors = {
    member: await provider.member(),
    editor: await provider.member({ role: 'editor' }),
    left: await provider.member(),
  };
  const ids: Record<string, number> = {};
  for (const [name, author] of Object.entries(authors)) {
    ids[name] = await topicBy(author, { title: `글 ${name}`, content: '내용' });
    await post('reports/', manager, { subject: 'topic', subjectId: ids[name], reason: 'spam', note: '' });
  }
  const { left, editor, member } = authors;
  await post(`users/${left.username}/leave/`, left, { confirmation: left.username });
  const { results } = (await moderator.call('GET', 'reports/?page_size=100')).body;
  const inQueue = (name: string) =>
    results.find((it: { content: { title: string } }) => it.content.title === `글 ${name}`).author.may_suspend;
  expect(['member', 'editor', 'left'].map(inQueue)).toEqual([true, false, false]);
  const onProfile = async (by: TestMember, of: TestMember) =>
    (await by.call('GET', `users/${of.username}/`)).body.may_suspend;
  expect([await onProfile(moderator, member), await onProfile(moderator, editor)]).toEqual([true, false]);
  expect([await onProfile(editor, member), await onProfile(member, member)]).toEqual([false, false]);
});

it('rejects banned words wherever members write, names the field and stores nothing', async () => {
  await post('moderation/banned-words/', manager, { word: '나쁜말' });
  const member = await provider.member();
  const id = await topicBy(member);
  const texts = '이건 나.쁜.말 이에요';
  const { url } = await provider.picture(member.id);
  const pictured = { title: '제목', content: '내용', fileUrls: [url], fileAlts: [texts] };
  const article = (alt: string) => ({ title: '제목', content: `<p>글 <img src="${url}" alt="${alt}"></p>` });
  const { id: postId } = (await member.call('POST', 'posts/', article(''))).body;
  const written = [
    ['POST', 'topics/', 'fileAlts', pictured],
    ['PUT', `topics/${id}/`, 'fileAlts', { fileUrls: [url], fileAlts: [texts] }],
    ['POST', 'posts/', 'content', article(texts)],
    ['POST', 'posts/', 'coverAlt', { ...article(''), cover: url, coverAlt: texts }],
    ['PUT', `posts/${postId}/`, 'coverAlt', { cover: url, coverAlt: texts }],
    ['POST', 'topics/', 'title', { title: texts, content: '내용' }],
    ['POST', 'topics/', 'content', { title: '제목', content: texts }],
    ['PUT', `topics/${id}/`, 'content', { content: texts }],
    ['POST', `forums/free/topics/${id}/comments/`, 'content', { content: texts }],
  ] as const;
  for (const [method, path, field, body] of written) {
    const rejected = await member.call(method, path, body);
    expect([path, rejected.status, rejected.body[field]]).toEqual([path, 400, [expect.stringContaining('나쁜말')]]);
  }
  const profile = [
    ['introduction', { introduction: texts }],
    ['nickname', { nickname: '나쁜말쟁이' }],
  ] as const;
  for (const [field, body] of profile) {
    const path = `users/${member.username}/${field}/`;
    const rejected = await member.call('PUT', path, body);
    expect(rejected.body).toMatchObject({ success: false, reason: expect.stringContaining('나쁜말') });
  }
  const signUp = await provider.call('POST', 'auth/registration/', {
    body: {
      username: 'quiet_one',
      email: 'quiet@example.com',
      password: 'quiet winter lake',
      nickname: '나쁜말쟁이',
      agreements: { terms: true, age: true, marketing: false },
    },
  });
  expect(signUp.body.nickname).toEqual([expect.any(String)]);

  const list = await manager.call('GET', 'moderation/banned-words/');
  const [bannedWord] = list.body.results;
  expect(bannedWord).toMatchObject({ word: '나쁜말', user: { username: manager.username } });
  const twice = await post('moderation/banned-words/', manager, { word: '나쁜 말' });
  expect(twice.body.word).toEqual([expect.any(String)]);
  expect((await post('moderation/banned-words/', manager, { word: '말' })).body.word).toEqual([expect.any(String)]);
  await manager.call('DELETE', `moderation/banned-words/${bannedWord.id}/`);
  expect((await member.call('PUT', `topics/${id}/`, { content: texts })).status).toBe(200);
});
