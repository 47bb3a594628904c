import { eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ACTIVE_DAYS_STORED } from '../../../contract/constants/statistics.ts';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { commentLikes, comments } from '../../db/schema/comments.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { activeDays, formerActivity } from '../../db/schema/members.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import { reportCases } from '../../db/schema/moderation.ts';
import { postLikes, posts } from '../../db/schema/posts.ts';
import { raffleDeliveries, raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import { supportThreads } from '../../db/schema/support.ts';
import { topicLikes } from '../../db/schema/topics.ts';
import { socialAccounts } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { purgeActiveDays, touchLastActive } from '../../domain/members/activity.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { daysAfter, daysBefore } from '../../platform/time/days.ts';
import { startTestProvider, type TestMember } from '../../testing.ts';

/** Before every range that the tests read. */
const LONG_AGO = new Date('2024-01-01T00:00:00Z');
/** The last moment of 27 February in Seoul, and the first of the 28th. */
const [BEFORE_MIDNIGHT, MIDNIGHT] = [new Date('2026-02-27T14:59:59.999Z'), new Date('2026-02-27T15:00:00Z')];

let provider: Awaited<ReturnType<typeof startTestProvider>>;
let manager: TestMember;
let member: TestMember;
beforeEach(async () => {
  provider = await startTestProvider();
  manager = await provider.member({ role: 'manager', createdAt: LONG_AGO });
  member = await provider.member({ createdAt: LONG_AGO });
  return () => provider.stop();
});

const statistics = async (query = '') => (await manager.call('GET', `manage/statistics/${query}`)).body;
const FEBRUARY = '?from=2026-02-27&to=2026-02-28';
/** Reads the figures of 27 and 28 February that are not 0. */
async function figuresOfDays() {
  const { days } = await statistics(FEBRUARY);
  return days.map(({ figures }: { figures: Record<string, number> }) =>
    Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0)),
  );
}
const joinedAt = (createdAt: Date) => provider.member({ createdAt });
const activeOn = (userId: number, ...days: string[]) =>
  provider.insert(
    activeDays,
    days.map((day) => ({ day, userId })),
  );

it('a range is 28 days until today in Seoul, and has the one before it', async () => {
  expect(await statistics()).toMatchObject({
    from: '2026-02-03',
    to: '2026-03-02',
    before: { from: '2026-01-06', to: '2026-02-02' },
  });
  expect((await statistics('?days=7')).from).toBe('2026-02-24');
  expect((await statistics('?from=2025-03-02')).days).toHaveLength(366);
  provider.advance(12 * 3600);
  const { token } = await provider.session(manager.id);
  expect((await provider.call('GET', 'manage/statistics/', { token })).body.to).toBe('2026-03-03');
});

it('a range that is too long, turned round or not over yet is rejected by its field', async () => {
  const wrong = {
    'from=2026-02-02&to=2026-02-01': 'from',
    'from=2025-03-01': 'from',
    'to=2026-03-03': 'to',
    'from=2026-02-30': 'from',
    'days=367': 'days',
  };
  for (const [query, field] of Object.entries(wrong)) {
    const { status, body } = await manager.call('GET', `manage/statistics/?${query}`);
    expect([query, status, Object.keys(body)]).toEqual([query, 400, [field, 'code']]);
  }
});

it('sign-ups are counted on their day in Seoul, by the account they came with', async () => {
  await joinedAt(BEFORE_MIDNIGHT);
  const linkedLater = await joinedAt(MIDNIGHT);
  await provider.insert(socialAccounts, { provider: 'naver', account: '2', userId: linkedLater.id });
  const left = { createdAt: MIDNIGHT, status: 'left', leftAt: LONG_AGO } as const;
  const leaver = await provider.member({ ...left, signedUpBy: 'kakao' });
  await provider.insert(socialAccounts, { provider: 'kakao', account: '1', userId: leaver.id, linkedAt: MIDNIGHT });
  await provider.member(left);
  const joined = [{ signups_email: 1 }, { signups_email: 2, signups_kakao: 1 }];
  expect(await figuresOfDays()).toEqual(joined);
  expect(await eraseLeavers(provider.services)).toBe(2);
  expect(await figuresOfDays()).toEqual(joined);
});

it('published content and likes of every kind are counted on their day in Seoul', async () => {
  const forum = await provider.forum();
  const [at, before] = [{ createdAt: MIDNIGHT }, { createdAt: BEFORE_MIDNIGHT }];
  const { id: topicId } = await provider.topic({ forumId: forum.id, userId: member.id, ...before });
  await provider.topic({ forumId: forum.id, userId: member.id, status: 'hidden', ...at });
  const post = { userId: member.id, title: '글', content: '', plain: '', excerpt: '' };
  const [{ id: postId } = { id: 0 }] = await provider.insert(posts, [
    { ...post, ...at },
    { ...post, ...before, status: 'deleted' },
  ]);
  const comment = { subject: 'topic' as const, subjectId: topicId, userId: member.id, content: '댓글' };
  const [{ id: commentId } = { id: 0 }] = await provider.insert(comments, [
    { ...comment, ...at },
    { ...comment, ...at, status: 'hidden' },
  ]);
  await provider.insert(topicLikes, { topicId, userId: manager.id, ...before });
  await provider.insert(postLikes, { postId, userId: manager.id, ...at });
  await provider.insert(commentLikes, { commentId, userId: manager.id, ...at });
  expect(await figuresOfDays()).toEqual([
    { topics: 1, likes: 1 },
    { posts: 1, comments: 1, likes: 2 },
  ]);
});

it('points are counted by what became of them, net of reversals, and those owed until they expire', async () => {
  const entry = { userId: member.id, ledger: 'point' as const, now: MIDNIGHT };
  const subject = { kind: 'topic', id: 1 };
  await provider.write(async (tx) => {
    await enter(tx, { ...entry, amount: 2_000, reason: 'mission_completed', now: new Date('2025-03-20T00:00:00Z') });
    await enter(tx, { ...entry, amount: 1_000, reason: 'mission_completed', now: BEFORE_MIDNIGHT });
    await enter(tx, { ...entry, amount: 10, reason: 'topic_written', subject, now: BEFORE_MIDNIGHT });
    await enter(tx, { ...entry, amount: -10, reason: 'topic_written', subject, reversal: true });
    await enter(tx, { ...entry, amount: -1_500, reason: 'converted' });
    await enter(tx, { ...entry, amount: -300, reason: 'expired' });
    await enter(tx, { ...entry, ledger: 'xp', amount: 5, reason: 'liked' });
  });
  expect(await figuresOfDays()).toEqual([
    { points_issued: 1_010 },
    { points_issued: -10, points_spent: 1_500, points_expired: 300 },
  ]);
  const { totals, points } = await statistics(FEBRUARY);
  expect(totals.figures).toMatchObject({ points_issued: 1_000, points_spent: 1_500, points_expired: 300 });
  expect(points).toMatchObject({ owed: 1_200, expiring: 200 });
});

const owedOf = ({ days }: { days: { date: string; points_owed: number }[] }) =>
  days.map(({ date, points_owed }) => [date, points_owed]);

it('points owed are what members held at the end of each day in Seoul, and a debt is none', async () => {
  const point = { ledger: 'point' as const, reason: 'mission_completed' as const };
  await provider.write(async (tx) => {
    const mine = { ...point, userId: member.id };
    await enter(tx, { ...mine, amount: 500, now: LONG_AGO });
    await enter(tx, { ...mine, amount: 100, now: BEFORE_MIDNIGHT });
    await enter(tx, { ...mine, amount: -200, reason: 'corrected', now: MIDNIGHT });
    const theirs = { ...point, userId: manager.id };
    await enter(tx, { ...theirs, amount: -50, now: BEFORE_MIDNIGHT });
    await enter(tx, { ...theirs, amount: 80, now: daysAfter(MIDNIGHT, 1) });
  });
  const all = [
    ['2026-02-26', 500],
    ['2026-02-27', 600],
    ['2026-02-28', 400],
    ['2026-03-01', 430],
    ['2026-03-02', 430],
  ];
  expect(owedOf(await statistics('?from=2026-02-26'))).toEqual(all);
  // What came after a range that is over is not in it.
  expect(owedOf(await statistics('?from=2026-02-26&to=2026-02-28'))).toEqual(all.slice(0, 3));
  expect(owedOf(await statistics('?from=2023-12-31&to=2024-01-01'))).toEqual([
    ['2023-12-31', 0],
    ['2024-01-01', 500],
  ]);
});

it('points that expire are summed by the month in Seoul, from this one to the last', async () => {
  const credit = { userId: member.id, ledger: 'point', reason: 'mission_completed' } as const;
  await provider.write(async (tx) => {
    // Expired, and not taken by the job yet.
    await enter(tx, { ...credit, amount: 1, now: new Date('2025-02-10T00:00:00Z') });
    // The last moment of March in Seoul, and the first of April.
    await enter(tx, { ...credit, amount: 20, now: new Date('2025-03-31T14:59:59Z') });
    await enter(tx, { ...credit, amount: 300, now: new Date('2025-03-31T15:00:00Z') });
    await enter(tx, { ...credit, amount: 4_000, now: provider.now() });
    await enter(tx, { ...credit, amount: -100, reason: 'converted', now: provider.now() });
  });
  const { months } = (await statistics()).points;
  expect(months.map(({ month }: { month: string }) => month)).toEqual([
    ...['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
    ...['2027-01', '2027-02', '2027-03'],
  ]);
  expect(months.filter(({ expiring }: { expiring: number }) => expiring > 0)).toEqual([
    { month: '2026-03', expiring: 1 },
    { month: '2026-04', expiring: 220 },
    { month: '2027-03', expiring: 4_000 },
  ]);
});

it('check-ins are counted on their day, and completed participations by challenge', async () => {
  const texts = { description: '', descriptionEn: '', rules: [], rulesEn: [], image: '' };
  const challenge = { ...texts, type: 'habit' as const, title: '물 마시기', titleEn: 'Water', publishedAt: MIDNIGHT };
  const [{ id } = { id: 0 }] = await provider.insert(challenges, [
    { ...challenge, startsOn: '2026-02-01', endsOn: '2026-02-27' },
    { ...challenge, startsOn: '2026-02-01', endsOn: '2026-02-26' },
  ]);
  const part = { challengeId: id, createdAt: MIDNIGHT };
  const [{ id: participantId } = { id: 0 }] = await provider.insert(challengeParticipants, [
    { ...part, userId: member.id, completedAt: MIDNIGHT },
    { ...part, userId: manager.id },
  ]);
  const checkIn = { participantId, resourceUrls: [], createdAt: MIDNIGHT, updatedAt: MIDNIGHT };
  await provider.insert(challengeCheckIns, [
    { ...checkIn, day: '2026-02-27' },
    { ...checkIn, day: '2026-02-28', status: 'hidden' },
  ]);
  expect(await figuresOfDays()).toEqual([{ check_ins: 1 }, {}]);
  expect((await statistics(FEBRUARY)).challenges).toEqual([
    { id, title: '물 마시기', ends_on: '2026-02-27', participants: 2, completed: 1 },
  ]);
});

it('a member counts once in each day, week and month of activity, and once in a range', async () => {
  await activeOn(member.id, '2026-01-01', '2026-02-20', '2026-02-22', '2026-02-27');
  await activeOn(manager.id, '2026-01-30', '2026-03-02');
  const { days, totals, before } = await statistics('?from=2026-02-26');
  expect(days.map((day: Record<string, unknown>) => [day.date, day.active, day.active_week, day.active_month])).toEqual(
    [
      ['2026-02-26', 0, 1, 2],
      ['2026-02-27', 1, 1, 2],
      // The manager's January is 30 days ago.
      ['2026-02-28', 0, 1, 2],
      ['2026-03-01', 0, 1, 1],
      ['2026-03-02', 1, 2, 2],
    ],
  );
  expect([totals.active, before.active]).toEqual([2, 1]);
  expect((await statistics('?from=2025-12-01&to=2026-01-31')).before.active).toBeNull();
});

it('who leaves stays counted, and no row says on which days they were active', async () => {
  const joined = new Date('2026-01-05T03:00:00Z');
  const [leaver, other] = [await joinedAt(joined), await joinedAt(joined)];
  for (const { id } of [leaver, other, member]) await activeOn(id, '2026-01-13', '2026-02-05', '2026-02-27');
  const shown = async () => {
    const { days, retention } = await statistics('?from=2026-02-01');
    return [days.map(({ figures: _, ...day }: Record<string, unknown>) => day), retention];
  };
  const before = await shown();
  const leave = (who: TestMember) => who.call('POST', `users/${who.username}/leave/`, { confirmation: who.username });
  await Promise.all([leave(leaver), leave(other)]);
  expect(await provider.rows(activeDays, ne(activeDays.userId, member.id))).toEqual([]);
  expect(await shown()).toEqual(before);

  await activeOn(leaver.id, '2026-03-01');
  provider.advance(ACTIVE_DAYS_STORED * 24 * 3600);
  await eraseLeavers(provider.services);
  expect(await provider.rows(activeDays, eq(activeDays.userId, leaver.id))).toEqual([]);
  expect(await provider.rows(formerActivity, eq(formerActivity.day, '2026-03-01'))).toContainEqual({
    day: '2026-03-01',
    kind: 'day',
    members: 1,
  });
  await provider.write((tx) => purgeActiveDays(tx, daysAfter(provider.now(), 100)));
  expect(await provider.rows(formerActivity)).toEqual([]);
});

it('what is kept no more is unknown, not nothing', async () => {
  // The first day of the 400 that are kept is 26 January 2025.
  await activeOn(member.id, '2025-02-01');
  await joinedAt(new Date('2025-01-08T00:00:00Z'));
  const { days, totals, before, retention } = await statistics('?from=2025-01-24&to=2025-02-25');
  const of = (date: string) => {
    const { active, active_week, active_month } = days.find((day: { date: string }) => day.date === date);
    return [active, active_week, active_month];
  };
  expect([totals.active, before.active]).toEqual([null, null]);
  expect(of('2025-01-25')).toEqual([null, null, null]);
  expect(of('2025-01-26')).toEqual([0, null, null]);
  expect(of('2025-02-01')).toEqual([1, 1, null]);
  expect(of('2025-02-24')).toEqual([0, 0, 1]);
  expect(retention).toEqual([{ week: '2025-01-06', joined: 1, week_1: null, week_4: 0 }]);
  expect((await statistics('?from=2025-01-26&to=2025-02-25')).totals.active).toBe(1);
});

it('an action records its day in Seoul once, and days that no statistics reach are deleted', async () => {
  const mine = await provider.member({ activeAt: LONG_AGO });
  const days = async () => (await provider.rows(activeDays)).map(({ day }) => day).sort();
  for (const at of [daysBefore(BEFORE_MIDNIGHT, 1), BEFORE_MIDNIGHT, MIDNIGHT, new Date('2026-02-28T03:00:00Z')]) {
    await provider.write((tx) => touchLastActive(tx, mine.id, at));
  }
  expect(await days()).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
  await provider.write((tx) => purgeActiveDays(tx, daysAfter(MIDNIGHT, ACTIVE_DAYS_STORED)));
  expect(await days()).toEqual(['2026-02-28']);
});

it('new members who came back are counted by the week they joined, once its days are over', async () => {
  // 5 January is a Monday; the first of them joins on it by Korea's clock.
  const [first, second] = [
    await joinedAt(new Date('2026-01-04T15:00:00Z')),
    await joinedAt(new Date('2026-01-11T14:59:00Z')),
  ];
  await joinedAt(new Date('2026-02-10T00:00:00Z'));
  await joinedAt(new Date('2026-02-24T00:00:00Z'));
  await activeOn(first.id, '2026-01-11', '2026-01-12', '2026-02-08');
  await activeOn(second.id, '2026-01-17', '2026-01-25', '2026-02-07');
  expect((await statistics('?from=2026-02-05')).retention).toEqual([
    { week: '2026-01-05', joined: 2, week_1: 1, week_4: 1 },
    { week: '2026-02-09', joined: 1, week_1: 0, week_4: null },
    { week: '2026-02-23', joined: 1, week_1: null, week_4: null },
  ]);
});

it('open work is counted by queue, and settled work is not', async () => {
  const [past, coming] = [daysBefore(provider.now(), 2), daysAfter(provider.now(), 2)];
  const empty = await manager.call('GET', 'manage/work/');
  expect(new Set(Object.values(empty.body))).toEqual(new Set([0]));
  const at = { createdAt: past, changedAt: past };
  const reported = { subject: 'topic' as const, authorId: member.id, ...at };
  await provider.insert(reportCases, [
    { ...reported, subjectId: 1 },
    { ...reported, subjectId: 2, status: 'hidden', appealStatus: 'open' },
    { ...reported, subjectId: 3, status: 'dismissed' },
  ]);
  const both = { title: '', titleEn: '', description: '', descriptionEn: '' };
  const mission = {
    ...both,
    kind: 'note' as const,
    content: '',
    contentEn: '',
    image: '',
    question: '',
    questionEn: '',
  };
  const [{ id: missionId } = { id: 0 }] = await provider.insert(missions, { ...mission, reward: 1, publishedAt: past });
  const entry = { missionId, submittedAt: past, changedAt: past };
  await provider.insert(missionEntries, [
    { ...entry, userId: member.id, status: 'submitted' },
    { ...entry, userId: manager.id, status: 'completed' },
  ]);
  const thread = { locale: 'ko' as const, topic: 'bug' as const, userId: member.id, ...at };
  await provider.insert(supportThreads, [thread, { ...thread, status: 'answered' }]);
  const event = {
    ...both,
    ...{
      summary: '',
      summaryEn: '',
      gift: '',
      giftEn: '',
      choosing: '',
      choosingEn: '',
      image: '',
      requestedFields: [],
    },
    ...{ winnerCount: 1, startsAt: past, announcesAt: coming, publishedAt: past, applicationCount: 1 },
  };
  const [waits, announced] = await provider.insert(events, [
    { ...event, slug: 'waits', endsAt: past },
    { ...event, slug: 'announced', endsAt: past, announcedAt: past },
    { ...event, slug: 'nobody', endsAt: past, applicationCount: 0 },
    { ...event, slug: 'runs', endsAt: coming },
    { ...event, slug: 'draft', endsAt: past, publishedAt: null },
  ]);
  const applied = { resourceUrls: [], address: '서울', createdAt: past, updatedAt: past };
  const [, first, second] = await provider.insert(eventApplications, [
    { ...applied, eventId: waits?.id ?? 0, userId: member.id },
    { ...applied, eventId: announced?.id ?? 0, userId: member.id },
    { ...applied, eventId: announced?.id ?? 0, userId: manager.id },
  ]);
  await provider.insert(eventWinners, [
    { applicationId: first?.id ?? 0, eventId: announced?.id ?? 0, chosenAt: past },
    { applicationId: second?.id ?? 0, eventId: announced?.id ?? 0, chosenAt: past, sentAt: past, sentBy: manager.id },
  ]);
  const raffle = { ...both, image: '', startsAt: past, endsAt: past, seed: '', seedHash: '' };
  const [{ id: raffleId } = { id: 0 }] = await provider.insert(raffles, [
    { ...raffle, entered: 2, drawn: 1 },
    { ...raffle, entered: 2, drawn: 2 },
    { ...raffle, entered: 2, endsAt: coming },
  ]);
  const entered = { raffleId, userId: member.id, clientSeed: '', number: 1, createdAt: past };
  const [own, sent] = await provider.insert(raffleParticipations, [
    entered,
    { ...entered, userId: manager.id, number: 2, sentAt: past, sentBy: manager.id },
  ]);
  const address = { name: '', phone: '', zipcode: '', address: '', detailAddress: '', deliveryMessage: '' };
  const delivery = { ...address, createdAt: past, updatedAt: past };
  await provider.insert(raffleDeliveries, [
    { ...delivery, participationId: own?.id ?? 0, userId: member.id },
    { ...delivery, participationId: sent?.id ?? 0, userId: manager.id },
  ]);
  const { body } = await manager.call('GET', 'manage/work/');
  expect(body).toEqual({
    ...{ reports: 1, appeals: 1, submissions: 1, support: 1 },
    ...{ events: 1, event_prizes: 1, raffles: 1, raffle_prizes: 1 },
  });
});
