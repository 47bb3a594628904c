import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { HeartAnswer } from '../../../contract/challenges.ts';
import { challengeCheckIns, challengeParticipants } from '../../db/schema/challenges.ts';
import { blocks } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
type Participant = Awaited<ReturnType<typeof participantsOf>>[number];
let giver: TestMember;
let receiver: TestMember;
let challengeId: number;
let theirs: Participant;
beforeEach(async () => {
  [giver, receiver] = [await provider.member(), await provider.member()];
  challengeId = (await aChallenge(provider)).id;
  theirs = await participate(receiver);
  await hearts(giver, 5);
});

/** Returns the address of an uploaded picture. */
const picture = (name: string) => `/api/v1/files/${name}-640x480.webp`;

async function participate(member: TestMember): Promise<Participant> {
  const said = { content: '물을 마셨어요.', image: picture('a'), resourceUrls: [picture('b')] };
  const [participant] = await participantsOf(provider, challengeId, [member], said);
  if (!participant) throw new Error('there is no participant');
  return participant;
}
const hearts = ({ id: userId }: TestMember, amount: number) =>
  provider.write((tx) => enter(tx, { userId, ledger: 'heart', amount, reason: 'heart_received', now: provider.now() }));
const give = ({ token } = giver, body: object = {}, { id } = theirs) =>
  provider.call('POST', `challenges/${challengeId}/entrants/${id}/heart/`, { token, body });
const ledger = async (name: 'heart' | 'xp', { token }: TestMember) =>
  (await provider.call('GET', `${name}-histories/`, { token })).body;
const balance = async (name: 'heart' | 'xp', member: TestMember): Promise<number> =>
  (await ledger(name, member)).summary.balance;

it('a heart is transferred from its giver to the participant, who is notified and earns an xp', async () => {
  expect((await give()).body).toEqual({ success: true, reason: '', hearted: true, heart_count: 1, balance: 4 });
  expect((await ledger('heart', giver)).results[0]).toMatchObject({
    amount: -1,
    reason: 'heart_given',
    subject: { kind: 'check_in', id: String(theirs.checkInId) },
  });
  expect((await ledger('heart', receiver)).results[0]).toMatchObject({ amount: 1, reason: 'heart_received' });
  expect(await balance('xp', receiver)).toBe(1);
  const notified = await receiver.call('GET', 'notifications/');
  expect(notified.body.results).toMatchObject([
    {
      kind: 'heart',
      subject: { type: 'check_in', title: '보습 열흘' },
      path: `/challenges/${challengeId}/participants?user=${receiver.username}`,
      actors: [{ username: giver.username }],
    },
  ]);
});

it('it is given once, however often it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => give()));
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { success: true, reason: '', hearted: true, heart_count: 1, balance: 4 }]);
  }
  expect(await balance('heart', receiver)).toBe(1);
  expect(await balance('xp', receiver)).toBe(1);
});

it('a check-in of the next day accepts another heart', async () => {
  await give();
  const now = provider.now();
  await provider.insert(challengeCheckIns, {
    participantId: theirs.id,
    day: '2026-03-09',
    resourceUrls: [],
    createdAt: now,
    updatedAt: now,
  });
  expect((await give()).body).toMatchObject({ hearted: true, heart_count: 1, balance: 3 });
});

it('nothing is paid for another check-in than was seen, for the giver’s own, or for none', async () => {
  const seen = { content: '물을 마셨어요.', image: picture('a'), resourceUrls: [picture('b')], review: '' };
  for (const other of [{ content: '다른 말' }, { image: '' }, { resourceUrls: [] }, { review: '좋았어요' }]) {
    expect(await give(giver, { ...seen, ...other })).toMatchObject({ status: 409, body: { code: 'changed' } });
  }
  expect(await give(receiver)).toMatchObject({ status: 409, body: { code: 'own_content' } });
  const [silent] = await participantsOf(provider, challengeId, [await provider.member()]);
  expect((await give(giver, {}, silent)).body.code).toBe('changed');
  expect((await give(giver, {}, { ...theirs, id: 999_999 })).status).toBe(404);
  expect(await balance('heart', giver)).toBe(5);
  expect((await give(giver, seen)).body.success).toBe(true);
});

it('a giver without hearts, or who is blocked, gets the reason and pays nothing', async () => {
  const poor = await provider.member();
  expect((await give(poor)).body).toEqual({
    success: false,
    reason: '하트가 모자라요. 하트는 매일 밤 12시에 5개까지 채워져요.',
    hearted: false,
    heart_count: 0,
    balance: 0,
  });
  await provider.insert(blocks, { userId: receiver.id, blockedId: giver.id, createdAt: provider.now() });
  const { body }: { body: HeartAnswer } = await give();
  expect(body).toMatchObject({ success: false, hearted: false, balance: 5 });
  expect(body.reason).not.toBe('');
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect((await give(unverified)).body.code).toBe('email_unverified');
});

it.each(['left', 'hidden'] as const)('no heart is paid to a member who is %s', async (status) => {
  await provider.update(users, { status }, eq(users.id, receiver.id));
  const reason = '이제 결에 없는 회원이라 하트를 보낼 수 없어요.';
  expect((await give()).body).toEqual({ success: false, reason, hearted: false, heart_count: 0, balance: 5 });
  expect((await ledger('heart', giver)).count).toBe(1);
});

it('members who give each other hearts concurrently each get theirs, without a deadlock', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, () => provider.member()));
  const participants: Participant[] = [];
  for (const member of crowd) {
    participants.push(await participate(member));
    await hearts(member, 20);
  }
  const calls = crowd.flatMap((from) =>
    participants.filter(({ userId }) => userId !== from.id).map((to) => give(from, {}, to)),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status, body }) => [status, body.success])).toEqual(answers.map(() => [200, true]));
  for (const member of crowd) {
    expect(await balance('heart', member)).toBe(20);
    expect(await balance('xp', member)).toBe(9);
  }
  const rows = await provider.read((db) =>
    db
      .select({ hearts: challengeCheckIns.heartCount })
      .from(challengeCheckIns)
      .innerJoin(challengeParticipants, eq(challengeParticipants.id, challengeCheckIns.participantId))
      .where(eq(challengeParticipants.challengeId, challengeId)),
  );
  expect(rows.map((row) => row.hearts).sort((a, b) => b - a)).toEqual([...Array(10).fill(9), 0]);
});
