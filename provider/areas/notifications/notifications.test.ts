import { beforeEach, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { blocks } from '../../db/schema/moderation.ts';
import { type Notice, notify, withdraw } from '../../domain/notifications/notify.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { purgeNotifications } from './purge.ts';
import { listNotifications } from './queries.ts';

const provider = await testProvider();
let author: TestMember;
let reader: TestMember;
const forumId = (await provider.forum('free')).id;
beforeEach(async () => {
  [author, reader] = [await provider.member(), await provider.member()];
});

const notifyMember = (notice: Partial<Notice> & Pick<Notice, 'to'>) =>
  provider.write((tx) =>
    notify(tx, {
      kind: 'like',
      actorId: reader.id,
      subject: { type: 'topic', id: 7, title: '세안 뒤 당김', path: '/forums/free/topics/7' },
      now: provider.now(),
      ...notice,
    }),
  );
const list = async (member: TestMember, query = '') => (await member.call('GET', `notifications/${query}`)).body;
/** Returns a member's notifications of likes only, since authors also earn badges. */
const likesOf = async (member: TestMember): Promise<Notification[]> =>
  (await list(member, '?page_size=100')).results.filter(({ kind }: Notification) => kind === 'like');
const markRead = (member: TestMember, body?: object) => member.call('POST', 'notifications/read/', body);
const like = (member: TestMember, id: number) => member.call('POST', `topics/${id}/like/`);

it('notifies the author of a like with the liker and the link', async () => {
  const topic = await provider.topic({ forumId, userId: author.id, title: '세안 뒤 당김' });
  await like(reader, topic.id);
  const now = provider.now().toISOString();
  expect(await likesOf(author)).toEqual([
    {
      id: expect.any(Number),
      status: 'unread',
      platform: 'web',
      kind: 'like',
      subject: { type: 'topic', id: String(topic.id), title: '세안 뒤 당김' },
      path: `/forums/free/topics/${topic.id}`,
      outcome: null,
      note: '',
      actors: [expect.objectContaining({ username: reader.username })],
      actor_count: 1,
      created_at: now,
      updated_at: now,
    },
  ]);
});

it('does not notify a member of their own actions', async () => {
  const topic = await provider.topic({ forumId, userId: author.id });
  await like(author, topic.id);
  expect(await likesOf(author)).toEqual([]);
});

it('merges several likes of one topic while they are unread and starts again once they are read', async () => {
  const topic = await provider.topic({ forumId, userId: author.id });
  const readers = await Promise.all(Array.from({ length: 5 }, () => provider.member()));
  for (const one of readers.slice(0, 4)) {
    provider.advance(60);
    await like(one, topic.id);
  }
  const [gathered, ...others] = await likesOf(author);
  expect([gathered?.actor_count, others.length]).toEqual([4, 0]);
  expect(gathered?.actors.map(({ username }) => username)).toEqual(
    readers
      .slice(1, 4)
      .reverse()
      .map(({ username }) => username),
  );

  await markRead(author);
  provider.advance(60);
  await like(readers[4] as TestMember, topic.id);
  expect(await likesOf(author)).toMatchObject([
    { status: 'unread', actor_count: 1 },
    { status: 'read', actor_count: 4 },
  ]);
  expect(await list(author)).toMatchObject({ unread_count: 1 });
});

it('withdraws a like that is reverted, and notifies of each member once', async () => {
  const topic = await provider.topic({ forumId, userId: author.id });
  const other = await provider.member();
  await like(reader, topic.id);
  await like(other, topic.id);
  await like(reader, topic.id);
  expect(await likesOf(author)).toMatchObject([{ actor_count: 1 }]);
  await like(other, topic.id);
  expect(await likesOf(author)).toEqual([]);

  await like(reader, topic.id);
  await markRead(author);
  await like(reader, topic.id);
  await like(reader, topic.id);
  expect(await likesOf(author)).toMatchObject([{ status: 'read' }]);
});

it('does not notify of a blocked member’s actions', async () => {
  await provider.insert(blocks, { userId: author.id, blockedId: reader.id, createdAt: provider.now() });
  await notifyMember({ to: author.id });
  expect(await list(author)).toMatchObject({ count: 0 });
});

it('writes nothing when its cause is rolled back', async () => {
  const failing = provider.write(async (tx) => {
    await notify(tx, { to: author.id, kind: 'badge', subject: { type: 'badge', id: 1 }, now: provider.now() });
    throw new Error('the badge is not given');
  });
  await expect(failing).rejects.toThrow('the badge is not given');
  expect(await list(author)).toMatchObject({ count: 0, unread_count: 0 });
});

it('marks one, several or all as read, and only the member’s own', async () => {
  for (const id of [1, 2, 3, 4]) await notifyMember({ to: author.id, subject: { type: 'topic', id } });
  const { results } = await list(author);
  const ids: number[] = results.map(({ id }: Notification) => id);

  expect((await markRead(reader, { ids })).body).toEqual({ success: true, unread_count: 0 });
  expect((await markRead(author, { ids: ids.slice(0, 1) })).body.unread_count).toBe(3);
  expect((await markRead(author, { ids: ids.slice(0, 2) })).body.unread_count).toBe(2);
  expect(await list(author, '?status=read')).toMatchObject({ count: 2, unread_count: 2 });
  expect(await list(author, '?status=unread')).toMatchObject({ count: 2 });
  expect((await markRead(author)).body.unread_count).toBe(0);
  expect(await list(author, '?status=unread')).toMatchObject({ count: 0, results: [] });
});

it('leaves unread what came or was added after the latest that the reader has seen', async () => {
  for (const id of [1, 2]) await notifyMember({ to: author.id, subject: { type: 'topic', id } });
  const [{ updated_at: until }] = (await list(author)).results;
  provider.advance(1);
  const other = await provider.member();
  await notifyMember({ to: author.id, actorId: other.id, subject: { type: 'topic', id: 1 } });
  await notifyMember({ to: author.id, subject: { type: 'topic', id: 3 } });
  expect((await markRead(author, { until })).body.unread_count).toBe(2);
  const unread = (await list(author, '?status=unread')).results;
  expect(unread.map(({ subject }: Notification) => subject.id).sort()).toEqual(['1', '3']);
});

it('answers in the caller’s language and repeats the requested platform', async () => {
  await notifyMember({
    to: author.id,
    kind: 'badge',
    subject: { type: 'badge', id: 3, title: '첫 글', titleEn: 'First topic', path: '/me' },
  });
  const english = await provider.call('GET', 'notifications/?platform=app', {
    token: author.token,
    headers: { 'Accept-Language': 'en' },
  });
  expect(english.body.results[0]).toMatchObject({ platform: 'app', subject: { title: 'First topic' } });
});

it('searches the subjects of notifications', async () => {
  await notifyMember({ to: author.id, subject: { type: 'topic', id: 1, title: '세안 뒤 당김' } });
  await notifyMember({ to: author.id, subject: { type: 'topic', id: 2, title: '선크림 추천' } });
  const found = await list(author, `?search=${encodeURIComponent('크림')}`);
  expect(found).toMatchObject({ count: 1, unread_count: 2, results: [{ subject: { id: '2' } }] });
});

it('pages through notifications, the latest first', async () => {
  for (const id of [1, 2, 3]) {
    provider.advance(1);
    await notifyMember({ to: author.id, subject: { type: 'topic', id } });
  }
  const second = await list(author, '?page=2&page_size=2');
  expect(second).toMatchObject({ count: 3, next: null, results: [{ subject: { id: '1' } }] });
  expect((await author.call('GET', 'notifications/?page=3&page_size=2')).status).toBe(404);
});

it.each([
  ['GET', 'notifications/?status=seen', undefined, 'status'],
  ['GET', 'notifications/?platform=tv', undefined, 'platform'],
  ['POST', 'notifications/read/', { ids: [] }, 'ids'],
  ['POST', 'notifications/read/', { ids: ['a'] }, 'ids'],
] as const)('refuses %s %s with the field’s name', async (method, path, body, field) => {
  const rejected = await author.call(method, path, body);
  expect(rejected.status).toBe(400);
  expect(Object.keys(rejected.body)).toContain(field);
});

it('asks a visitor to sign in', async () => {
  for (const path of ['notifications/', 'notifications/stream/']) {
    expect((await provider.call('GET', path)).status).toBe(401);
  }
  expect((await provider.call('POST', 'notifications/read/')).status).toBe(401);
});

it('deletes notifications older than 90 days and counts the others', async () => {
  await notifyMember({ to: author.id, subject: { type: 'topic', id: 1 } });
  provider.advance(60 * 24 * 60 * 60);
  await notifyMember({ to: author.id, subject: { type: 'topic', id: 2 } });
  provider.advance(31 * 24 * 60 * 60);
  const { database, now } = provider.services;
  await purgeNotifications(database, now());
  const left = await database.read((db) => listNotifications(db, author.id, { page: 1, page_size: 30 }));
  expect(left).toMatchObject({ count: 1, unread: 1, rows: [{ subjectId: '2' }] });
});

it('counts correctly when many notify, withdraw and read concurrently', async () => {
  const actors = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  const subject = { type: 'topic' as const, id: 77 };
  const { database } = provider.services;
  await Promise.all(
    actors.flatMap((actor, index) => [
      notifyMember({ to: author.id, actorId: actor.id, subject }),
      notifyMember({ to: author.id, actorId: actor.id, subject: { type: 'topic', id: index } }),
      database.write((tx) =>
        withdraw(tx, { to: author.id, kind: 'like', actorId: actor.id, subject, now: provider.now() }),
      ),
      markRead(author),
    ]),
  );
  const unread = await list(author, '?status=unread&page_size=100');
  expect(unread.count).toBe(unread.results.length);
  const all = await list(author, '?page_size=100');
  expect(all.count).toBe(all.results.length);
});
