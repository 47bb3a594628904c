import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CHALLENGE_REWARDS } from '../../../contract/constants/participation.ts';
import {
  challengeCheckIns,
  challengeGroups,
  challengeHearts,
  challengeParticipants,
  challenges,
} from '../../db/schema/challenges.ts';
import { ledgerBalances } from '../../db/schema/points.ts';
import { creditAmounts, earn } from '../../domain/ledger/earn.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import type { Db } from '../../platform/db/client.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { eraseParticipations } from './erase.ts';
import { leaveChallenge } from './leave.ts';
import { checkedDay, receivedHeart } from './subjects.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();

const call = (who: TestMember, method: string, path: string, body?: object) =>
  provider.call(method, `challenges/${path}`, { token: who.token, ...(body && { body }) });
const newMembers = (many: number) => Promise.all(Array.from({ length: many }, () => provider.member()));
const balancesOf = async ({ id }: TestMember) => {
  const rows = await provider.rows(ledgerBalances, eq(ledgerBalances.userId, id));
  return Object.fromEntries(rows.map(({ ledger, balance }) => [ledger, balance]));
};

it('leaving deletes the check-ins and reverses their credits, others’ hearts included', async () => {
  const [member, giver] = [await provider.member(), await provider.member()];
  // Completing one credits the giver with hearts to give.
  const { id: another } = await aChallenge(provider, { startsOn: '2026-03-02', endsOn: '2026-03-02' });
  const { body: part } = await call(giver, 'POST', `${another}/entrant/`, {});
  await call(giver, 'POST', `${another}/entrants/${part.id}/check/`, {});

  const { id } = await aChallenge(provider, { startsOn: '2026-03-02', endsOn: '2026-03-02' });
  const { body: participant } = await call(member, 'POST', `${id}/entrant/`, {});
  const checked = await call(member, 'POST', `${id}/entrants/${participant.id}/check/`, { review: '하루면 충분' });
  expect(checked.body.completed).toBe(true);
  const hearted = await call(giver, 'POST', `${id}/entrants/${participant.id}/heart/`, {});
  expect(hearted.body).toMatchObject({ success: true });
  expect(await balancesOf(member)).toMatchObject({ xp: 111, point: 320 });

  const left = await call(member, 'DELETE', `${id}/entrant/`);
  expect(left).toMatchObject({ status: 200, body: { success: true } });
  expect(left.headers.get('Link')).toContain(`</challenges/${id}>`);
  expect(await balancesOf(member)).toMatchObject({ xp: 0, point: 0, heart: 0 });
  expect((await call(member, 'GET', `${id}/entrants/${participant.id}/`)).status).toBe(404);
  const { body } = await call(member, 'GET', `${id}`);
  expect(body).toMatchObject({ participant_count: 0, check_in_count: 0, review_count: 0 });
  expect((await call(member, 'DELETE', `${id}/entrant/`)).status).toBe(404);
});

it('a check-in that leaving took back brings the same again, and says so, whatever a check-in brings by then', async () => {
  const member = await provider.member();
  const { id } = await aChallenge(provider, { checkPoint: 20 });
  const checkIn = async () => {
    const { body: participant } = await call(member, 'POST', `${id}/entrant/`, {});
    return (await call(member, 'POST', `${id}/entrants/${participant.id}/check/`, {})).body.earned;
  };
  expect(await checkIn()).toEqual({ xp: 10, point: 20 });
  await call(member, 'DELETE', `${id}/entrant/`);
  // Nobody takes part, so that an operator may change this.
  await provider.update(challenges, { checkPoint: 50 }, eq(challenges.id, id));
  expect(await checkIn()).toEqual({ xp: 10, point: 20 });
  expect(await balancesOf(member)).toMatchObject({ xp: 10, point: 20 });
});

/** Wraps a transaction's handle so that it counts the calls made on it. */
function counting(tx: Db) {
  let asked = 0;
  const handle = new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        asked += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { handle, asked: () => asked };
}

it('leaving needs as many statements after many days and hearts as after one', async () => {
  const { id } = await aChallenge(provider);
  const { services } = provider;
  const leaveAfter = async (days: number, givers: { id: number }[]) => {
    const member = await provider.member();
    const [participant] = await participantsOf(provider, id, [member]);
    const now = services.now();
    await services.database.write(async (tx) => {
      for (let day = 1; day <= days; day += 1) {
        const said = { participantId: participant?.id ?? 0, day: `2026-03-0${day}`, resourceUrls: [] };
        const [check] = await tx
          .insert(challengeCheckIns)
          .values({ ...said, createdAt: now, updatedAt: now })
          .returning();
        const subject = checkedDay(id, said.day);
        await creditAmounts(
          tx,
          'challenge_checked',
          { amounts: CHALLENGE_REWARDS.check },
          { userId: member.id, subject, now },
        );
        for (const { id: userId } of givers) {
          const checkInId = check?.id ?? 0;
          await tx.insert(challengeHearts).values({ checkInId, userId, createdAt: now });
          const received = { userId: member.id, subject: receivedHeart(checkInId, userId), now };
          await earn(tx, 'liked', received);
          await enter(tx, { ...received, ledger: 'heart', amount: 1, reason: 'heart_received' });
        }
      }
    });
    const asked = await services.database.write(async (tx) => {
      const counted = counting(tx);
      await leaveChallenge(counted.handle, id, {
        member: {
          ...member,
          rights: [],
          needsTwoStep: false,
          moderatedForums: null,
          isManager: false,
          isVerified: true,
          sessionId: '',
        },
        now,
      });
      return counted.asked();
    });
    expect(await balancesOf(member)).toMatchObject({ xp: 0, point: 0, heart: 0 });
    return asked;
  };
  const givers = [await provider.member(), await provider.member()];
  const few = await leaveAfter(1, givers.slice(1));
  expect(await leaveAfter(6, givers)).toBe(few);
});

it('members check in here while they leave there, without a deadlock', async () => {
  const [{ id: one }, { id: other }] = [await aChallenge(provider), await aChallenge(provider)];
  const ways = [
    { here: one, there: other, who: await newMembers(2) },
    { here: other, there: one, who: await newMembers(2) },
  ];
  const checking: (() => ReturnType<typeof call>)[] = [];
  const leaving: (() => ReturnType<typeof call>)[] = [];
  for (const { here, there, who } of ways) {
    await participantsOf(provider, there, who, {});
    const participants = await participantsOf(provider, here, who);
    for (const [at, member] of who.entries()) {
      checking.push(() => call(member, 'POST', `${here}/entrants/${participants[at]?.id}/check/`, {}));
      leaving.push(() => call(member, 'DELETE', `${there}/entrant/`));
    }
  }
  const statuses: number[] = [];
  const all = (calls: typeof checking) => async () => {
    const answers = await Promise.all(calls.map((begin) => begin()));
    statuses.push(...answers.map(({ status }) => status));
  };
  // Their common counter is locked, so that each call runs as far as it can first.
  await provider.whileHeld(
    (tx) =>
      tx
        .select({ id: challenges.id })
        .from(challenges)
        .where(inArray(challenges.id, [one, other]))
        .for('no key update'),
    all(checking),
    all(leaving),
  );
  expect(statuses).toEqual(Array(8).fill(200));
  for (const id of [one, other]) {
    const { body } = await provider.call('GET', `challenges/${id}/`);
    expect(body).toMatchObject({ participant_count: 2, check_in_count: 2 });
  }
});

it('a member who joins again the same day is credited again, and once', async () => {
  const member = await provider.member();
  const { id } = await aChallenge(provider);
  for (const _time of [1, 2, 3]) {
    const { body: participant } = await call(member, 'POST', `${id}/entrant/`, {});
    await call(member, 'POST', `${id}/entrants/${participant.id}/check/`, {});
    expect(await balancesOf(member)).toMatchObject({ xp: 10, point: 20 });
    await call(member, 'DELETE', `${id}/entrant/`);
    expect(await balancesOf(member)).toMatchObject({ xp: 0, point: 0 });
  }
});

it('a group passes to its longest-standing member, and ends with its last member', async () => {
  const [owner, friend] = [await provider.member(), await provider.member()];
  const { id } = await aChallenge(provider);
  const { body: group } = await call(owner, 'POST', `${id}/group/`);
  const joining = { token: friend.token, body: {} };
  await provider.call('POST', `challenge-groups/${group.invite_code}/entrant/`, joining);
  await call(owner, 'DELETE', `${id}/entrant/`);
  const { body: passed } = await friend.call('GET', `challenge-groups/${group.id}`);
  expect(passed).toMatchObject({ owner: { username: friend.username }, member_count: 1 });
  await call(friend, 'DELETE', `${id}/entrant/`);
  expect(await provider.rows(challengeGroups)).toEqual([]);
});

it('a group passes to the one who stays, when the two before them leave concurrently', async () => {
  const { id } = await aChallenge(provider);
  const groups = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const [owner, second, third] = [await provider.member(), await provider.member(), await provider.member()];
      const { body: group } = await call(owner, 'POST', `${id}/group/`);
      for (const { token } of [second, third]) {
        const path = `challenge-groups/${group.invite_code}/entrant/`;
        await provider.call('POST', path, { token, body: {} });
      }
      return { id: group.id as number, owner, second, third };
    }),
  );
  await Promise.all(
    groups.flatMap(({ owner, second }) => [owner, second].map((who) => call(who, 'DELETE', `${id}/entrant/`))),
  );
  for (const { id: groupId, third } of groups) {
    const { body } = await third.call('GET', `challenge-groups/${groupId}`);
    expect(body).toMatchObject({ owner: { username: third.username }, member_count: 1 });
  }
});

it('a group belongs to its members when one joins, one leaves and its owner leaves concurrently', async () => {
  const { database } = provider.services;
  const { id } = await aChallenge(provider, { groupSize: 9 });
  for (const _round of [1, 2, 3]) {
    const [owners, friends] = [await newMembers(8), await newMembers(8)];
    await participantsOf(provider, id, friends);
    const groups = await Promise.all(owners.map((owner) => call(owner, 'POST', `${id}/group/`)));
    const joining = friends.map(({ token }, at) =>
      provider.call('POST', `challenge-groups/${groups[at]?.body.invite_code}/entrant/`, { token, body: {} }),
    );
    // By then the friends are joining: they leave with a group that they did not come with.
    await database.read((db) => db.$count(challengeGroups));
    const leaving = [...friends, ...owners].map((who) => call(who, 'DELETE', `${id}/entrant/`));
    for (const { status } of await Promise.all([...joining, ...leaving])) expect([200, 404]).toContain(status);
    const stored = await provider.rows(challengeGroups, eq(challengeGroups.challengeId, id));
    for (const group of stored) {
      const members = await provider.rows(challengeParticipants, eq(challengeParticipants.groupId, group.id));
      expect(members.map(({ userId }) => userId)).toContain(group.ownerId);
      expect(members).toHaveLength(group.memberCount);
    }
  }
});

it('an erased member leaves no answer and no picture, and frees their place in a group', async () => {
  const [member, friend] = [await provider.member(), await provider.member()];
  const { id } = await aChallenge(provider);
  const said = { content: '발랐어요', image: '/api/v1/files/cheek-640x640.webp' };
  const [own] = await participantsOf(provider, id, [member], said);
  const { body: group } = await call(member, 'POST', `${id}/group/`);
  await friend.call('POST', `challenge-groups/${group.invite_code}/entrant/`, {});
  await provider.write((tx) => eraseParticipations(tx, member.id, provider.now()));
  const [check] = await provider.rows(challengeCheckIns, eq(challengeCheckIns.participantId, own?.id ?? 0));
  expect(check).toMatchObject({ content: '발랐어요', image: '', resourceUrls: [] });
  const [participant] = await provider.rows(challengeParticipants, eq(challengeParticipants.userId, member.id));
  expect(participant).toMatchObject({ answer1: '', groupId: null });
  const left = await friend.call('GET', `challenge-groups/${group.id}`);
  expect(left.body).toMatchObject({ member_count: 1, owner: { username: friend.username } });
});

it('an erased member without a check-in frees their place in a challenge that is not over', async () => {
  const [member, other] = [await provider.member(), await provider.member()];
  const going = await aChallenge(provider, { capacity: 1 });
  const over = await aChallenge(provider, { startsOn: '2026-02-01', endsOn: '2026-02-07' });
  const checked = await aChallenge(provider);
  await participantsOf(provider, going.id, [member]);
  await participantsOf(provider, over.id, [member]);
  await participantsOf(provider, checked.id, [member], { content: '발랐어요' });
  expect((await call(other, 'POST', `${going.id}/entrant/`, {})).body.code).toBe('challenge_full');

  await provider.write((tx) => eraseParticipations(tx, member.id, provider.now()));
  const countsOf = async ({ id }: { id: number }) => {
    const [{ body: challenge }, { body: listed }] = [
      await call(other, 'GET', String(id)),
      await call(other, 'GET', `${id}/entrants/`),
    ];
    return [challenge.participant_count, listed.count, listed.results.length];
  };
  expect(await countsOf(going)).toEqual([0, 0, 0]);
  expect(await countsOf(over)).toEqual([1, 1, 1]);
  expect(await countsOf(checked)).toEqual([1, 1, 1]);
  expect((await call(other, 'POST', `${going.id}/entrant/`, {})).status).toBe(200);
});

it('a member’s download of their data has their own check-ins only', async () => {
  const [member, other] = [await provider.member(), await provider.member()];
  const { id } = await aChallenge(provider);
  await participantsOf(provider, id, [member], { content: '내 인증' });
  await participantsOf(provider, id, [other], { content: '남의 인증' });
  const { body } = await member.call('GET', `users/${member.username}/data/`);
  expect(body.challenge_participants).toHaveLength(1);
  expect(body.challenge_check_ins).toMatchObject([{ content: '내 인증' }]);
});
