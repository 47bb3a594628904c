import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Participant } from '../../../contract/challenges.ts';
import { challengeCheckIns, challengeParticipants } from '../../db/schema/challenges.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
let reader: TestMember;
let challengeId: number;
beforeEach(async () => {
  reader = await provider.member();
  challengeId = (await aChallenge(provider)).id;
});

const list = async (query = '', token?: string): Promise<{ count: number; results: Participant[] }> =>
  (await provider.call('GET', `challenges/${challengeId}/entrants/${query}`, { ...(token && { token }) })).body;
const namesOf = ({ results }: { results: Participant[] }) => results.map(({ user }) => user.username);
const newMembers = (many: number) => Promise.all(Array.from({ length: many }, () => provider.member()));

it('the latest check-ins are first, forty a page, and participants without one last', async () => {
  const crowd = await newMembers(43);
  await participantsOf(provider, challengeId, crowd.slice(0, 2));
  for (const member of crowd.slice(2)) {
    provider.advance(1);
    await participantsOf(provider, challengeId, [member], {});
  }
  const first = await list();
  expect(first.count).toBe(43);
  expect(namesOf(first)).toEqual(
    crowd
      .slice(3)
      .reverse()
      .map(({ username }) => username),
  );
  expect(first.results[0]).toMatchObject({
    content: '세안하고 바로 발랐어요.',
    checked_today: true,
    check_in_id: expect.any(Number),
    heart_count: 0,
    hearted: false,
    has_review: false,
    collapsed: false,
  });
  const second = await list('?page=2');
  expect(second.results).toHaveLength(3);
  expect(second.results.at(-1)).toMatchObject({ check_in_id: null, content: '', checked_at: null });
  expect(namesOf(await list('?page_size=2'))).toHaveLength(2);
  expect((await provider.call('GET', `challenges/${challengeId}/entrants/?page=3`)).status).toBe(404);
  expect((await provider.call('GET', 'challenges/999999/entrants/')).status).toBe(404);
});

it('it is filtered by a member, by reviews, and by the caller’s hearts', async () => {
  const [one, other] = await newMembers(2);
  const [participant] = await participantsOf(provider, challengeId, [one as TestMember, other as TestMember], {});
  await provider.update(
    challengeParticipants,
    { review: '피부가 편해졌어요.' },
    eq(challengeParticipants.id, participant?.id ?? 0),
  );
  expect(namesOf(await list(`?user=${other?.username}`))).toEqual([other?.username]);
  expect(namesOf(await list('?user=unknown'))).toEqual([]);
  expect(namesOf(await list(`?search=${other?.username}`))).toEqual([other?.username]);
  expect(namesOf(await list('?has_review=true'))).toEqual([one?.username]);
  expect(namesOf(await list('?has_review=false'))).toEqual([other?.username]);
  await provider.write((tx) =>
    enter(tx, { userId: reader.id, ledger: 'heart', amount: 5, reason: 'heart_received', now: provider.now() }),
  );
  await reader.call('POST', `challenges/${challengeId}/entrants/${participant?.id}/heart/`, {});
  const hearted = await list('?hearted=true', reader.token);
  expect(hearted).toMatchObject({ count: 1, results: [{ hearted: true, heart_count: 1 }] });
  expect(namesOf(hearted)).toEqual([one?.username]);
  expect(namesOf(await list('?hearted=false', reader.token))).toEqual([other?.username]);
  expect((await list('?hearted=true')).count).toBe(0);
  expect((await list('?hearted=false')).count).toBe(2);
});

it('a hidden check-in is replaced by the one before, and reports collapse one', async () => {
  const [author] = await newMembers(1);
  const [participant] = await participantsOf(provider, challengeId, [author as TestMember], {
    day: '2026-03-01',
    content: '어제',
  });
  const [shown] = await provider.insert(challengeCheckIns, {
    participantId: participant?.id ?? 0,
    day: '2026-03-02',
    content: '오늘',
    resourceUrls: [],
    createdAt: provider.now(),
    updatedAt: provider.now(),
  });
  const reporters = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      provider.member({ createdAt: new Date(provider.now().getTime() - (index + 1) * 40 * 86_400_000) }),
    ),
  );
  for (const { token } of reporters) {
    const { status, body } = await provider.call('POST', 'reports/', {
      token,
      body: { subject: 'check_in', subjectId: shown?.id, reason: 'spam' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  expect((await list()).results[0]).toMatchObject({ content: '오늘', collapsed: true });
  const one = `challenges/${challengeId}/entrants/${participant?.id}/`;
  const saidOn = async (token?: string) =>
    (await provider.call('GET', one, { ...(token && { token }) })).body.calendar
      .map(({ content }: { content: string }) => content)
      .filter(Boolean);
  expect(await saidOn()).toEqual(['어제']);
  expect(await saidOn(author?.token)).toEqual(['어제', '오늘']);
  const manager = await provider.member({ role: 'manager' });
  const hidden = await manager.call('PUT', `moderation/check_in/${shown?.id}/`, {
    status: 'hidden',
    reason: '광고예요',
  });
  expect(hidden.status, JSON.stringify(hidden.body)).toBe(200);
  expect((await list()).results[0]).toMatchObject({ content: '어제', collapsed: false });
});

it('a participant’s days are those of their own clock, whatever the reader’s is', async () => {
  const { id } = await aChallenge(provider, { timeZone: null, startsOn: '2026-03-01', endsOn: '2026-03-10' });
  const inLosAngeles = await provider.member();
  const [participant] = await participantsOf(provider, id, [inLosAngeles]);
  const own = eq(challengeParticipants.id, participant?.id ?? 0);
  await provider.update(
    challengeParticipants,
    { timeZone: 'America/Los_Angeles', checkInCount: 5, checkedAt: new Date('2026-03-06T06:00:00Z') },
    own,
  );
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
  await provider.insert(
    challengeCheckIns,
    days.map((day) => ({
      participantId: participant?.id ?? 0,
      day,
      content: '',
      resourceUrls: [],
      createdAt: new Date(`${day}T20:00:00Z`),
      updatedAt: provider.now(),
    })),
  );
  // It is March 7 in Seoul and March 6 in Los Angeles, where the day has just begun.
  const turned = (Date.parse('2026-03-06T16:00:00Z') - provider.now().getTime()) / 1000;
  provider.advance(turned);
  const read = async (zone: string) => {
    const { body } = await provider.call('GET', `challenges/${id}/entrants/${participant?.id}/`, {
      headers: { 'X-Timezone': zone },
    });
    const { body: found } = await provider.call('GET', `challenges/${id}/entrants/`, {
      headers: { 'X-Timezone': zone },
    });
    return { calendar: body.calendar, streaks: [body.streak, found.results[0].streak] };
  };
  const inSeoul = await read('Asia/Seoul');
  expect(inSeoul).toEqual(await read('America/Los_Angeles'));
  expect(inSeoul.streaks).toEqual([5, 5]);
  expect(inSeoul.calendar[5]).toMatchObject({ day: '2026-03-06', state: 'open' });
  provider.advance(-turned);
});
