import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankingPeriods, rankingTypes } from '../../../contract/constants/common.ts';
import { comments } from '../../db/schema/comments.ts';
import { postLikes, posts } from '../../db/schema/posts.ts';
import { rankingCounts } from '../../db/schema/site.ts';
import { topicLikes, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { periodBefore, periodOf } from '../../domain/ranking/periods.ts';
import { startTestProvider, type TestProvider } from '../../testing.ts';
import { computeRankings, refreshRankings } from './refresh.ts';

describe('a period', () => {
  it('is counted in days of Korea, weeks from Monday', () => {
    expect(periodOf('day', '2026-03-02')).toMatchObject({
      date: '2026-03-02',
      from: new Date('2026-03-01T15:00:00Z'),
      to: new Date('2026-03-02T15:00:00Z'),
    });
    expect(periodOf('week', '2026-03-01').date).toBe('2026-02-23');
    expect(periodOf('week', '2026-03-02').date).toBe('2026-03-02');
    expect(periodOf('month', '2028-02-29')).toMatchObject({ date: '2028-02-01', to: new Date('2028-02-29T15:00:00Z') });
    expect(periodOf('all', '2026-03-02').date).toBe(periodOf('all', '1999-01-01').date);
  });

  it('follows the one before it', () => {
    expect(periodBefore(periodOf('day', '2026-03-01')).date).toBe('2026-02-28');
    expect(periodBefore(periodOf('week', '2026-03-04')).date).toBe('2026-02-23');
    expect(periodBefore(periodOf('month', '2026-01-15')).date).toBe('2025-12-01');
  });
});

/** `first` was liked twice last week, `second` once; this week `second` is liked more. */
describe('rankings', () => {
  let provider: TestProvider;
  const names: Record<string, number> = {};
  beforeAll(async () => {
    provider = await startTestProvider();
    const { id: forumId } = await provider.forum();
    for (const username of ['first', 'second', 'third', 'fan', 'admirer']) {
      names[username] = (await provider.member({ username, nickname: `${username} 님` })).id;
    }
    const write = async (username: string, createdAt: string, status?: 'hidden') =>
      provider.topic({
        forumId,
        userId: names[username] ?? 0,
        createdAt: new Date(createdAt),
        ...(status && { status }),
      });
    const one = await write('first', '2026-02-24T00:00:00Z');
    const two = await write('second', '2026-02-24T00:00:00Z');
    const three = await write('third', '2026-03-02T01:00:00Z');
    const hidden = await write('fan', '2026-03-02T01:00:00Z', 'hidden');
    const like = (topic: { id: number }, username: string, createdAt: string) => ({
      topicId: topic.id,
      userId: names[username] ?? 0,
      createdAt: new Date(createdAt),
    });
    await provider.write(async (tx) => {
      await tx
        .insert(topicLikes)
        .values([
          like(one, 'fan', '2026-02-25T00:00:00Z'),
          like(one, 'admirer', '2026-02-25T00:00:00Z'),
          like(two, 'third', '2026-02-25T00:00:00Z'),
          like(one, 'second', '2026-03-02T02:00:00Z'),
          like(two, 'fan', '2026-03-02T02:00:00Z'),
          like(two, 'admirer', '2026-03-02T02:00:00Z'),
          like(three, 'fan', '2026-03-02T01:00:00Z'),
          like(three, 'third', '2026-03-02T01:00:00Z'),
          like(hidden, 'first', '2026-03-02T01:00:00Z'),
        ]);
      await tx.insert(comments).values({
        subject: 'topic',
        subjectId: one.id,
        userId: names.second ?? 0,
        content: '댓글',
        createdAt: new Date('2026-03-02T02:00:00Z'),
      });
      await computeRankings(tx, provider.now());
    });
  });
  afterAll(() => provider.stop());

  interface Place {
    user: { username: string };
    score: number;
    place: number;
    movement: number | null;
  }
  const list = async (query: string) => {
    const { status, body } = await provider.call('GET', `rankings/?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.results.map(
      ({ user, score, place, movement }: Place) => `${place} ${user.username} ${score} ${movement ?? 'new'}`,
    );
  };

  it('count the week’s likes from others on what is published, and how places moved', async () => {
    expect(await list('')).toEqual(['1 second 2 1', '2 third 1 new', '3 first 1 -2']);
  });

  it('rank the member who reached a score first higher among equals', async () => {
    const [, second, third] = await list('');
    expect([second, third]).toEqual(['2 third 1 new', '3 first 1 -2']);
  });

  it('are stored for the previous period', async () => {
    const before = ['1 first 2 new', '2 second 1 new'];
    expect(await list('date=2026-02-23')).toEqual(before);
    expect(await list('date=2026-03-01')).toEqual(before);
    expect(await list('date=2020-01-01')).toEqual([]);
  });

  it('count everything under `all`, moved since the week began', async () => {
    expect(await list('period=all')).toEqual(['1 first 3 0', '2 second 3 0', '3 third 1 new']);
  });

  it('count topics and comments as activity', async () => {
    expect(await list('type=activity')).toEqual(['1 third 1 new', '2 second 1 0']);
    expect(await list('type=activity&period=day&date=2026-03-02')).toHaveLength(2);
  });

  it('find one member, and members by name', async () => {
    expect(await list('user__username=first')).toEqual(['3 first 1 -2']);
    expect(await list('user__username=unknown')).toEqual([]);
    expect(await list(`search=${encodeURIComponent('second 님')}`)).toEqual(['1 second 2 1']);
    expect(await list(`search=${encodeURIComponent('님')}&page=2&page_size=2`)).toEqual(['3 first 1 -2']);
    expect(await list('search=%25')).toEqual([]);
  });

  it('say which days they are of and which other periods there are', async () => {
    const span = async (query: string) => (await provider.call('GET', `rankings/?${query}`)).body.span;
    const week = { first: '2026-03-02', last: '2026-03-08', before: '2026-02-23', after: null };
    expect(await span('')).toEqual({ ...week, computed_at: expect.any(String) });
    expect(await span('date=2026-03-01')).toMatchObject({ before: null, after: '2026-03-02' });
    expect(await span('period=all')).toMatchObject({ first: null, last: null, before: null });
    expect(await span('date=2020-01-01')).toMatchObject({ computed_at: null });
  });

  it('count likes of posts and posts written as they do topics', async () => {
    const author = await provider.member({ username: 'writer' });
    await provider.write(async (tx) => {
      const createdAt = provider.now();
      const text = { title: '아침 루틴', content: '', plain: '', excerpt: '', createdAt };
      const [post] = await tx
        .insert(posts)
        .values({ ...text, userId: author.id })
        .returning();
      const like = (userId: number) => ({ postId: post?.id ?? 0, userId, createdAt });
      await tx.insert(postLikes).values([like(names.fan ?? 0), like(author.id)]);
      await computeRankings(tx, createdAt);
    });
    expect(await list('user__username=writer')).toEqual([expect.stringMatching(/ writer 1 new$/)]);
    expect(await list('type=activity&user__username=writer')).toEqual([expect.stringMatching(/ writer 1 new$/)]);
  });

  it('exclude departed members, of ended periods too', async () => {
    await provider.write(async (tx) => {
      await tx.update(users).set({ status: 'left' }).where(eq(users.username, 'writer'));
      await computeRankings(tx, provider.now());
      await tx.update(users).set({ status: 'left' }).where(eq(users.username, 'second'));
    });
    expect(await list('user__username=writer')).toEqual([]);
    expect(await list('date=2026-02-23')).toEqual(['1 first 2 new']);
    await provider.write((tx) => tx.update(users).set({ status: 'active' }).where(eq(users.username, 'second')));
  });

  it('are paged by place', async () => {
    const { body } = await provider.call('GET', 'rankings/?page=2&page_size=2');
    expect(body).toMatchObject({ count: 3, next: null, results: [{ place: 3, date: '2026-03-02' }] });
    expect((await provider.call('GET', 'rankings/?page=3&page_size=2')).status).toBe(404);
  });

  it('follow changes and keep unchanged rows', async () => {
    const { body: before } = await provider.call('GET', 'rankings/');
    await provider.write(async (tx) => {
      await tx.delete(topicLikes);
      const [topic] = await tx.select({ id: topics.id }).from(topics).limit(1);
      await tx
        .insert(topicLikes)
        .values({ topicId: topic?.id ?? 0, userId: names.admirer ?? 0, createdAt: provider.now() });
      await computeRankings(tx, provider.now());
    });
    const { body: after } = await provider.call('GET', 'rankings/');
    expect(after).toMatchObject({ count: 1, results: [{ place: 1, user: { username: 'first' } }] });
    const own = before.results.find((row: Place) => row.user.username === 'first');
    expect(after.results[0].id).toBe(own.id);
    expect(await list('date=2026-02-23')).toHaveLength(2);
  });

  it.each([
    ['type=money', 'type'],
    ['period=year', 'period'],
    ['date=yesterday', 'date'],
    ['date=2026-02-30', 'date'],
    ['date=0001-01-01', 'date'],
    ['date=9999-12-31', 'date'],
    ['user__username=%00', 'user__username'],
    ['page_size=1000', 'page_size'],
  ])('refuse %s by the name of the field', async (query, field) => {
    const { status, body } = await provider.call('GET', `rankings/?${query}`);
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
  });
});

it('a day that an outage cut is completed once the provider runs again', async () => {
  const provider = await startTestProvider();
  const { id: forumId } = await provider.forum();
  const [author, fan] = [await provider.member({ username: 'author' }), await provider.member()];
  const { id: topicId } = await provider.topic({ forumId, userId: author.id });
  const refresh = (at: string) => provider.write((tx) => computeRankings(tx, new Date(at)));
  await refresh('2026-03-06T18:00:00+09:00');
  const createdAt = new Date('2026-03-06T20:00:00+09:00');
  await provider.insert(topicLikes, { topicId, userId: fan.id, createdAt });
  await refresh('2026-03-09T10:00:00+09:00');
  const { body } = await provider.call('GET', 'rankings/?period=day&date=2026-03-06');
  expect(body.results).toMatchObject([{ user: { username: 'author' }, score: 1 }]);
  await provider.stop();
});

it('all time is counted once an hour, and the others by each run of the job', async () => {
  const provider = await startTestProvider();
  const { database } = provider.services;
  const { id: forumId } = await provider.forum();
  const [author, fan, other] = [await provider.member(), await provider.member(), await provider.member()];
  const { id: topicId } = await provider.topic({ forumId, userId: author.id });
  const scores = async () => {
    const of = async (period: string) =>
      (await provider.call('GET', `rankings/?period=${period}`)).body.results[0]?.score;
    return { day: await of('day'), week: await of('week'), month: await of('month'), all: await of('all') };
  };
  await provider.insert(topicLikes, { topicId, userId: fan.id, createdAt: provider.now() });
  await refreshRankings(database, provider.now());
  expect(await scores()).toEqual({ day: 1, week: 1, month: 1, all: 1 });
  await provider.insert(topicLikes, { topicId, userId: other.id, createdAt: provider.now() });
  provider.advance(5 * 60);
  await refreshRankings(database, provider.now());
  expect(await scores()).toEqual({ day: 2, week: 2, month: 2, all: 1 });
  provider.advance(55 * 60);
  await refreshRankings(database, provider.now());
  expect(await scores()).toEqual({ day: 2, week: 2, month: 2, all: 2 });
  await provider.stop();
});

it('a ranking that cannot be computed keeps no other from it', async () => {
  const provider = await startTestProvider();
  const { database } = provider.services;
  await provider.write((tx) =>
    tx.execute(sql`alter table ranking_counts add constraint refused check (type <> 'activity' or period <> 'day')`),
  );
  await expect(refreshRankings(database, provider.now())).rejects.toMatchObject({ errors: [expect.any(Error)] });
  const computed = (await provider.rows(rankingCounts)).map(({ type, period }) => `${type} ${period}`);
  expect(new Set(computed).size).toBe(rankingTypes.length * rankingPeriods.length - 1);
  await provider.stop();
});
