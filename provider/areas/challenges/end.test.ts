import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ManagedChallenge } from '../../../contract/managedChallenges.ts';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { ledgerEntries } from '../../db/schema/points.ts';
import { settleEnds } from '../../domain/campaigns/settle.ts';
import type { Member } from '../../platform/http/context.ts';
import { addDays } from '../../platform/time/seoul.ts';
import { dayIn } from '../../platform/time/zones.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { checkIn as checkInLate } from './checkIn.ts';
import { completesEarly } from './progress.ts';
import { findChallenge } from './queries.ts';
import { endableChallenges } from './settle.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
const operator = await withPassword(provider, { role: 'editor' });
const reasonEn = 'The sponsor left, so it ends early.';
const reason = '협찬사의 사정으로 일찍 끝내요.';

const stored = async (id: number): Promise<ManagedChallenge> =>
  (await operator.call('GET', `manage/challenges/${id}/`)).body;
const end = (id: number, body: object = {}) =>
  operator.call('PUT', `manage/challenges/${id}/end/`, {
    reason,
    reason_en: reasonEn,
    version: 1,
    password: PASSWORD,
    ...body,
  });
const settle = () => settleEnds(provider.services.database, endableChallenges, provider.now());
const checkIn = (id: number, eid: number, by: TestMember) =>
  by.call('POST', `challenges/${id}/entrants/${eid}/check/`, {});
const creditsOf = ({ id }: TestMember) =>
  provider.read((db) =>
    db
      .select({ ledger: ledgerEntries.ledger, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.userId, id), eq(ledgerEntries.reason, 'challenge_completed')))
      .orderBy(ledgerEntries.id),
  );
const noticesOf = async ({ id }: TestMember) =>
  (await provider.rows(notifications, eq(notifications.userId, id))).map(({ kind, note }) => ({ kind, note }));
const REWARD = [
  { ledger: 'xp', amount: 100 },
  { ledger: 'point', amount: 300 },
  { ledger: 'heart', amount: 3 },
];

/** Inserts a member who joined a challenge before it began and checked in some days ago. */
async function who(challengeId: number, daysAgo: number[]) {
  const member = await provider.member();
  const [participant] = await participantsOf(provider, challengeId, [member]);
  if (!participant) throw new Error('there is no participant');
  const now = provider.now();
  const times = { createdAt: now, updatedAt: now };
  const rows = daysAgo.map((ago) => ({
    ...{ participantId: participant.id, content: '', resourceUrls: [], ...times },
    day: addDays(dayIn('Asia/Seoul', now), -ago),
  }));
  if (rows.length > 0) await provider.insert(challengeCheckIns, rows);
  const joinedAt = new Date(now.getTime() - 30 * 86_400_000);
  const row = { createdAt: joinedAt, checkInCount: rows.length };
  await provider.update(challengeParticipants, row, eq(challengeParticipants.id, participant.id));
  return { member, eid: participant.id };
}

it('ends for everyone at once, with a reason that members read and the log has', async () => {
  const { id } = await aChallenge(provider);
  const { member, eid } = await who(id, [2, 1]);
  expect((await end(id, { password: 'not-mine-at-all' })).body.code).toBe('bad_credentials');
  expect((await end(id, { version: 2 })).body.code).toBe('edit_conflict');
  const { status, body } = await end(id);
  expect([status, body]).toMatchObject([
    200,
    { state: 'closed', ended_at: provider.now().toISOString(), end_reason: reason, version: 2 },
  ]);
  expect((await end(id, { version: 2 })).body.code).toBe('changed');
  const { body: shown } = await provider.call('GET', `challenges/${id}/`);
  expect(shown).toMatchObject({ status: 'closed', window: null, end_reason: reason, ends_on: body.ends_on });
  const english = { headers: { 'Accept-Language': 'en' } };
  const { body: abroad } = await provider.call('GET', `challenges/${id}/`, english);
  expect(abroad.end_reason).toBe(reasonEn);
  expect((await checkIn(id, eid, member)).body.code).toBe('challenge_closed');
  const late = await provider.member();
  expect((await late.call('POST', `challenges/${id}/entrant/`, {})).body.code).toBe('challenge_closed');
  expect((await member.call('GET', 'activity/home/')).body).not.toMatchObject({ challenges: [{ id }] });
  const owner = await provider.member({ role: 'owner' });
  expect((await owner.call('GET', 'moderation/log/')).body.results[0]).toMatchObject({
    ...{ action: 'end_challenge', label: '보습 열흘', reason },
    after: { ended_at: provider.now().toISOString() },
  });
});

it('credits who kept up so far, once, and tells every participant why', async () => {
  const { id } = await aChallenge(provider);
  const { member: kept } = await who(id, [2, 1]);
  const { member: missed } = await who(id, [1]);
  const { member: silent } = await who(id, []);
  await settle();
  expect(await noticesOf(kept)).toEqual([]);
  await end(id);
  await settle();
  await settle();
  expect([await creditsOf(kept), await creditsOf(missed), await creditsOf(silent)]).toEqual([REWARD, [], []]);
  const told = { kind: 'challenge_ended', note: reason };
  expect(await noticesOf(kept)).toEqual([told, { kind: 'complete', note: '' }]);
  expect([await noticesOf(missed), await noticesOf(silent)]).toEqual([[told], [told]]);
  const { body } = await kept.call('GET', `challenges/${id}/entrants/?user=${kept.username}`);
  expect(body.results).toMatchObject([{ completed: true }]);
  // What had not come yet is not missed.
  const { body: detail } = await kept.call('GET', `challenges/${id}/entrants/${body.results[0].id}/`);
  expect(detail).toMatchObject({ streak: 2, may_review: true });
  const states = detail.calendar.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['checked', 'checked', ...Array.from({ length: 8 }, () => 'ahead')]);
});

it('leaves a completion as it was, and credits nobody who left', async () => {
  const { id } = await aChallenge(provider);
  const { member: done, eid } = await who(id, [2, 1]);
  const { member: gone } = await who(id, [2, 1]);
  await provider.update(challengeParticipants, { completedAt: provider.now() }, eq(challengeParticipants.id, eid));
  await end(id);
  await gone.call('DELETE', `challenges/${id}/entrant/`);
  await settle();
  expect([await creditsOf(done), await creditsOf(gone)]).toEqual([[], []]);
});

it('counts a check-in of the same moment, or rejects it, and never half of it', async () => {
  const { id } = await aChallenge(provider);
  const members = await Promise.all(Array.from({ length: 6 }, () => who(id, [])));
  const [ended, ...answers] = await Promise.all([
    end(id),
    ...members.map(({ member, eid }) => checkIn(id, eid, member)),
  ]);
  expect(ended.status).toBe(200);
  const counted = answers.filter(({ status }) => status === 200).length;
  const rejected = answers.filter(({ body }) => body.code === 'challenge_closed').length;
  expect(counted + rejected).toBe(6);
  expect((await stored(id)).check_in_count).toBe(counted);
  const credits = await provider.rows(ledgerEntries, eq(ledgerEntries.reason, 'challenge_checked'));
  expect(credits.filter(({ subjectId, ledger }) => subjectId.startsWith(`${id}:`) && ledger === 'xp')).toHaveLength(
    counted,
  );
});

it('rejects a check-in whole that had read the challenge before its end', async () => {
  const { id } = await aChallenge(provider);
  const { member, eid: participantId } = await who(id, []);
  const challenge = await provider.read((db) => findChallenge(db, id, provider.now()));
  await end(id);
  const body = { content: '', review: '', resourceUrls: [], image: '' };
  const site = provider.services.env.SITE_URL;
  const by = {
    member: { id: member.id } as Member,
    now: provider.now(),
    locale: 'ko' as const,
    zone: 'Asia/Seoul',
    site,
  };
  const late = provider.write((tx) => checkInLate(tx, challenge, { participantId, body }, by));
  await expect(late).rejects.toMatchObject({ status: 409, code: 'challenge_closed' });
  expect(await provider.rows(challengeCheckIns, eq(challengeCheckIns.participantId, participantId))).toEqual([]);
  expect(await provider.rows(ledgerEntries, eq(ledgerEntries.userId, member.id))).toEqual([]);
});

it('is not for a draft, nor taken back once it is ended', async () => {
  const { id } = await aChallenge(provider, { publishedAt: null });
  expect((await end(id)).body.code).toBe('changed');
  await provider.update(challenges, { publishedAt: provider.now() }, eq(challenges.id, id));
  await end(id);
  const taken = await operator.call('PUT', `manage/challenges/${id}/publication/`, { state: 'draft', version: 2 });
  expect(taken.body.code).toBe('campaign_joined');
});

it('asks for the share of the days that a member had, of those that could still complete it', () => {
  const schedule = {
    ...{ startsOn: '2026-03-02', endsOn: '2026-03-11', opensAt: '00:00:00', closesAt: '23:59:59' },
    timeZone: 'Asia/Seoul',
  };
  const ends = (did: string, { joined = '2026-03-01', day = '2026-03-06' } = {}) =>
    completesEarly(schedule, {
      checked: [...did].flatMap((mark, at) => (mark === 'x' ? addDays('2026-03-02', at) : [])),
      joinedAt: new Date(`${joined}T12:00:00+09:00`),
      zone: 'Asia/Seoul',
      endedAt: new Date(`${day}T12:00:00+09:00`),
    });
  // Four days are over: 85 % of them are four; the fifth is still open, and asked of nobody.
  expect([ends('xxxx'), ends('xxxxx'), ends('xxx.'), ends('xxx.x'), ends('')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  // Who joined a day late is asked for three; three days late there was nothing left to complete.
  expect([ends('.xxx', { joined: '2026-03-03' }), ends('...x', { joined: '2026-03-05' })]).toEqual([true, false]);
  // On the first day nothing is asked but to have begun.
  expect([ends('x', { day: '2026-03-02' }), ends('', { day: '2026-03-02' })]).toEqual([true, false]);
});
