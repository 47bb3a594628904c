import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../db/schema/points.ts';
import { files } from '../../db/schema/site.ts';
import { signAccessToken } from '../../domain/identity/tokens.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge } from './testing.ts';

const DAY_SECONDS = 24 * 60 * 60;
const PICTURES = ['cheek-one-640x640.webp', 'cheek-two-640x640.webp'] as const;
const [ONE, TWO] = PICTURES.map((name) => `/api/v1/files/${name}`);

const provider = await testProvider();
let member: TestMember;
/** The seconds by which the clock was advanced, so that each test begins on the same day. */
let turned = 0;
const advanceClock = (seconds: number) => {
  turned += seconds;
  provider.advance(seconds);
};

const size = { width: 640, height: 640, size: 1, createdAt: provider.now() };
await provider.insert(
  files,
  PICTURES.map((id) => ({ id, ...size })),
);
beforeEach(async () => {
  advanceClock(-turned);
  member = await provider.member();
});

async function joined(row: Parameters<typeof aChallenge>[1] = {}, who = member) {
  const { id } = await aChallenge(provider, row);
  const { body } = await who.call('POST', `challenges/${id}/entrant/`, {});
  return { id, eid: body.id as number };
}
type Joined = Awaited<ReturnType<typeof joined>>;

/** Signs a token of the member's session that is valid at the test's present time. */
const tokenOf = (who: TestMember) => {
  const { env, now } = provider.services;
  return signAccessToken({ userId: who.id, sessionId: who.sessionId }, env.TOKEN_SECRET, now());
};
const post = async (
  { id, eid }: Joined,
  what: 'check' | 'review',
  body: object,
  { who = member, zone = 'Asia/Seoul' }: { who?: TestMember; zone?: string } = {},
) =>
  provider.call('POST', `challenges/${id}/entrants/${eid}/${what}/`, {
    token: await tokenOf(who),
    headers: { 'X-Timezone': zone },
    body,
  });
const earnedOf = (reason: 'challenge_checked' | 'challenge_completed', userId = member.id) =>
  provider.read((db) =>
    db
      .select({ ledger: ledgerEntries.ledger, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.reason, reason)))
      .orderBy(ledgerEntries.id),
  );

describe('joining', () => {
  it('shows the answers to the challenge’s questions to their author only', async () => {
    const { id } = await aChallenge(provider, { question1: '왜요?', question1En: 'Why?' });
    const path = `challenges/${id}/entrant/`;
    const body = { answer1: '당겨서요', answer2: '묻지 않은 것' };
    const answer = await member.call('POST', path, body);
    expect(answer.body).toMatchObject({ answer1: '당겨서요', answer2: '', check_in_count: 0 });
    expect(answer.headers.get('Link')).toContain(`</challenges/${id}>`);
    const seen = await provider.call('GET', `challenges/${id}/entrants/${answer.body.id}/`);
    expect(seen.body).toMatchObject({ answer1: '', user: { username: member.username } });
    expect(await member.call('POST', path, body)).toMatchObject({ status: 409, body: { code: 'already_joined' } });
    expect((await provider.call('GET', `challenges/${id}`)).body.participant_count).toBe(1);
  });

  it('is for verified members, and not once it has ended', async () => {
    const { id } = await aChallenge(provider, { startsOn: '2026-02-01', endsOn: '2026-02-10' });
    const join = (token?: string) =>
      provider.call('POST', `challenges/${id}/entrant/`, { ...(token && { token }), body: {} });
    expect((await join()).status).toBe(401);
    const unverified = await provider.member({ emailVerifiedAt: null });
    expect((await join(unverified.token)).body.code).toBe('email_unverified');
    expect((await join(member.token)).body.code).toBe('challenge_closed');
  });
});

describe('a check-in', () => {
  it('is paid once a day, and replaced when it is sent again', async () => {
    const own = await joined();
    const first = await post(own, 'check', { content: '발랐어요', image: ONE });
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        earned: { xp: 10, point: 20 },
        completed: false,
        participant: { content: '발랐어요', image: ONE, check_in_count: 1, streak: 1, checked_today: true },
      },
    });
    const second = await post(own, 'check', { content: '고쳤어요', resourceUrls: [TWO] });
    expect(second.body).toMatchObject({
      earned: { xp: 0, point: 0 },
      participant: { content: '고쳤어요', image: '', resourceUrls: [TWO], check_in_count: 1 },
    });
    expect(await earnedOf('challenge_checked')).toEqual([
      { ledger: 'xp', amount: 10 },
      { ledger: 'point', amount: 20 },
    ]);
    expect((await provider.call('GET', `challenges/${own.id}`)).body.check_in_count).toBe(1);
  });

  it('accepts only our own pictures, and requires one where the challenge does', async () => {
    const own = await joined({ needsPhoto: true });
    expect((await post(own, 'check', { content: '발랐어요' })).body.image).toEqual([
      '이 챌린지는 사진이 있어야 인증돼요. 한 장 골라 주세요.',
    ]);
    const unknown = '/api/v1/files/unknowns-640x640.webp';
    expect((await post(own, 'check', { image: unknown })).body).toHaveProperty('image');
    expect((await post(own, 'check', { image: ONE, resourceUrls: [unknown] })).body).toHaveProperty('resourceUrls');
    const elsewhere = `https://example.com/${PICTURES[0]}`;
    expect((await post(own, 'check', { image: elsewhere })).status).toBe(400);
    expect((await post(own, 'check', { image: ONE })).status).toBe(200);
  });

  it('is rejected outside of its window, and after the last', async () => {
    const own = await joined({ opensAt: '19:00:00', closesAt: '23:00:00' });
    expect((await post(own, 'check', {})).body.code).toBe('window_closed');
    advanceClock(7 * 60 * 60);
    expect((await post(own, 'check', {})).status).toBe(200);
    advanceClock(4 * 60 * 60);
    expect((await post(own, 'check', {})).body.code).toBe('window_closed');
    advanceClock(10 * DAY_SECONDS);
    expect((await post(own, 'check', {})).body.code).toBe('challenge_closed');
  });

  it('after midnight belongs to the evening before', async () => {
    const own = await joined({ opensAt: '22:00:00', closesAt: '02:00:00' });
    advanceClock(11 * 60 * 60);
    const before = await post(own, 'check', { content: '자기 전' });
    advanceClock(2 * 60 * 60);
    const after = await post(own, 'check', { content: '자정 넘어' });
    expect([before.body.earned.xp, after.body.earned.xp]).toEqual([10, 0]);
    expect(after.body.participant.calendar.find(({ day }: { day: string }) => day === '2026-03-02')).toMatchObject({
      state: 'checked',
      content: '자정 넘어',
    });
  });

  it('of a member who flies west fills no day again', async () => {
    const own = await joined({ timeZone: null });
    expect((await post(own, 'check', {})).status).toBe(200);
    const inNewYork = { zone: 'America/New_York' };
    expect((await post(own, 'check', {}, inNewYork)).body.code).toBe('window_closed');
    advanceClock(8 * 60 * 60);
    expect((await post(own, 'check', {}, inNewYork)).body.earned.xp).toBe(0);
    advanceClock(DAY_SECONDS);
    expect((await post(own, 'check', {}, inNewYork)).body.earned.xp).toBe(10);
  });

  it('of one moment counts once, whatever zones it is sent from', async () => {
    const own = await joined({ timeZone: null });
    const earned: number[] = [];
    for (const zone of ['Pacific/Niue', 'Asia/Seoul', 'Pacific/Kiritimati', 'America/New_York', 'Etc/GMT+12']) {
      const { body } = await post(own, 'check', {}, { zone });
      earned.push(body.earned?.xp ?? 0);
      advanceClock(1);
    }
    expect(earned).toEqual([10, 0, 0, 0, 0]);
    const { body } = await provider.call('GET', 'activity/home/', { token: await tokenOf(member) });
    expect(body.challenges).toMatchObject([{ id: own.id, checked_today: true, streak: 1 }]);
  });

  it('before and after midnight at home is of two days', async () => {
    const own = await joined({ timeZone: null });
    advanceClock(11 * 60 * 60 + 59 * 60);
    expect((await post(own, 'check', {})).body.earned.xp).toBe(10);
    advanceClock(2 * 60);
    expect((await post(own, 'check', {})).body.earned.xp).toBe(10);
  });

  it('is one’s own', async () => {
    const own = await joined();
    const other = await provider.member();
    expect((await post(own, 'check', {}, { who: other })).body.code).toBe('not_owner');
    const { id } = await aChallenge(provider);
    expect((await post({ ...own, id }, 'check', {})).status).toBe(404);
  });

  it('sent eight times at once is one', async () => {
    const own = await joined();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(own, 'check', {})));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ body }) => body.earned.xp === 10)).toHaveLength(1);
    expect(await earnedOf('challenge_checked')).toHaveLength(2);
    const { body } = await provider.call('GET', `challenges/${own.id}`);
    expect(body).toMatchObject({ check_in_count: 1, participant_count: 1 });
  });
});

describe('completion and review', () => {
  const threeDays = { startsOn: '2026-03-02', endsOn: '2026-03-04' };

  it('is sent with the last required check-in, credits once and notifies', async () => {
    const own = await joined(threeDays);
    for (const completed of [false, false, true]) {
      expect((await post(own, 'check', {})).body.completed).toBe(completed);
      advanceClock(DAY_SECONDS);
    }
    expect(await earnedOf('challenge_completed')).toEqual([
      { ledger: 'xp', amount: 100 },
      { ledger: 'point', amount: 300 },
      { ledger: 'heart', amount: 3 },
    ]);
    const { body } = await provider.call('GET', 'notifications/', { token: await tokenOf(member) });
    expect(body.results).toMatchObject([{ kind: 'complete', subject: { type: 'challenge', id: String(own.id) } }]);
  });

  it('may be written once it is completed or its last day has come, not before', async () => {
    const own = await joined(threeDays);
    expect((await post(own, 'check', { review: '벌써' })).body.code).toBe('too_early');
    // A rejected check-in writes nothing.
    expect(await earnedOf('challenge_checked')).toEqual([]);
    await post(own, 'check', {});
    expect((await post(own, 'review', { review: '벌써' })).body.code).toBe('too_early');
    advanceClock(2 * DAY_SECONDS);
    const last = await post(own, 'check', { review: '촉촉해졌어요' });
    expect(last.body.participant).toMatchObject({ review: '촉촉해졌어요', may_review: true });
    advanceClock(5 * DAY_SECONDS);
    const again = await post(own, 'review', { review: '정말 촉촉해졌어요' });
    expect(again.body).toMatchObject({ review: '정말 촉촉해졌어요', has_review: true });
    expect((await provider.call('GET', `challenges/${own.id}`)).body.review_count).toBe(1);
  });

  it('is rejected for a participant who never checked in', async () => {
    const own = await joined(threeDays);
    advanceClock(5 * DAY_SECONDS);
    expect((await post(own, 'review', { review: '구경만 했어요' })).body.code).toBe('too_early');
  });
});

it('shows the first and the latest picture once there are two', async () => {
  const own = await joined();
  expect((await post(own, 'check', { image: ONE })).body.participant).toMatchObject({ before: '', after: '' });
  advanceClock(DAY_SECONDS);
  expect((await post(own, 'check', { image: TWO })).body.participant).toMatchObject({ before: ONE, after: TWO });
});
