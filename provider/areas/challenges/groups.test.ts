import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ChallengeGroup, Participant } from '../../../contract/challenges.ts';
import { challengeCheckIns, challengeGroups, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { blocks } from '../../db/schema/moderation.ts';
import { dayIn } from '../../platform/time/zones.ts';
import { startTestProvider, type TestMember, testProvider } from '../../testing.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
let owner: TestMember;
let friend: TestMember;
let challengeId: number;
beforeEach(async () => {
  [owner, friend] = [await provider.member(), await provider.member()];
  challengeId = (await aChallenge(provider)).id;
});

const get = (path: string, { token } = owner) => provider.call('GET', path, { token });
const make = ({ token } = owner, id = challengeId) => provider.call('POST', `challenges/${id}/group/`, { token });
const makeOne = async (): Promise<ChallengeGroup> => (await make()).body;
const join = (code: string, { token } = friend, body: object = {}) =>
  provider.call('POST', `challenge-groups/${code}/entrant/`, { token, body });
const newMembers = (many: number) => Promise.all(Array.from({ length: many }, () => provider.member()));
const namesOf = (body: { results: Participant[] }) => body.results.map(({ user }) => user.username);

it('a member creates a group, takes part by that, and reads its code', async () => {
  const { status, body } = await make();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    challenge: { id: challengeId, participant_count: 1 },
    owner: { username: owner.username },
    size: 3,
    member_count: 1,
    checked_today: 0,
    joined: true,
  });
  expect(body.invite_code).toMatch(/^[A-HJ-NP-Z]{8}$/);
  expect((await get(`challenge-groups/my-group/?challenge_id=${challengeId}`)).body).toEqual({ group: body });
  expect((await get(`challenge-groups/${body.id}`)).body).toEqual(body);
});

it('a participant makes a group too, one a challenge', async () => {
  await participantsOf(provider, challengeId, [owner]);
  expect((await make()).status).toBe(200);
  expect(await make()).toMatchObject({ status: 409, body: { code: 'already_in_group' } });
  const many = await Promise.all(Array.from({ length: 6 }, () => make(friend)));
  const rejected = many.filter(({ status }) => status !== 200);
  expect(rejected.map(({ body }) => body.code)).toEqual(Array(5).fill('already_in_group'));
  expect(await provider.rows(challengeGroups, eq(challengeGroups.ownerId, friend.id))).toHaveLength(1);
});

it('a member who joins a challenge and creates its group concurrently has both', async () => {
  const crowd = await newMembers(8);
  const [, ...made] = await Promise.all([
    Promise.all(
      crowd.map(({ token }) => provider.call('POST', `challenges/${challengeId}/entrant/`, { token, body: {} })),
    ),
    ...crowd.map((member) => make(member)),
  ]);
  expect(made.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await get(`challenges/${challengeId}/`)).body.participant_count).toBe(8);
});

it('no group is made where there are none, where all is over, or before one is verified', async () => {
  const alone = await aChallenge(provider, { groupSize: 0 });
  expect(await make(owner, alone.id)).toMatchObject({ status: 409, body: { code: 'no_groups' } });
  const over = await aChallenge(provider, { startsOn: '2026-01-01', endsOn: '2026-01-10' });
  expect(await make(owner, over.id)).toMatchObject({ status: 409, body: { code: 'challenge_closed' } });
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect((await make(unverified)).body.code).toBe('email_unverified');
  expect((await make(owner, 999_999)).status).toBe(404);
  expect((await provider.call('POST', `challenges/${challengeId}/group/`)).status).toBe(401);
});

it('a friend joins by the code in whatever case, and the challenge with it', async () => {
  await provider.update(challenges, { question1: '왜요?', question1En: 'Why?' });
  const group = await makeOne();
  const seen = await provider.call('GET', `challenge-groups/${group.invite_code}`);
  expect(seen.body).toEqual({ ...group, invite_code: '', joined: false });
  const joined = await join(group.invite_code.toLowerCase(), friend, { answer1: '당겨서요' });
  expect(joined.body).toMatchObject({ member_count: 2, joined: true });
  expect(joined.body.challenge.participant_count).toBe(2);
  const rows = await provider.rows(challengeParticipants, eq(challengeParticipants.userId, friend.id));
  expect(rows).toMatchObject([{ groupId: group.id, answer1: '당겨서요' }]);
});

it('a new member notifies the whole group, in one notification, once each, and no other member', async () => {
  const group = await makeOne();
  const third = await provider.member();
  const newsOf = async ({ token }: TestMember) => {
    const { body } = await provider.call('GET', 'notifications/', { token });
    return body.results.filter(({ kind }: { kind: string }) => kind === 'group_joined');
  };
  await join(group.invite_code, friend);
  expect(await newsOf(friend)).toEqual([]);
  const [{ id, ...first }] = await newsOf(owner);
  expect(first).toMatchObject({
    status: 'unread',
    platform: 'web',
    subject: { type: 'challenge', id: String(challengeId), title: '보습 열흘' },
    path: `/challenges/${challengeId}/group`,
    actor_count: 1,
    actors: [{ username: friend.username }],
  });
  await join(group.invite_code, third);
  expect(await newsOf(owner)).toMatchObject([{ id, actor_count: 2 }]);
  expect(await newsOf(friend)).toMatchObject([{ actors: [{ username: third.username }] }]);
  expect(await newsOf(third)).toEqual([]);
  // Leaving and joining again notifies once, also after the notification has been read.
  await owner.call('POST', 'notifications/read/', {});
  await third.call('DELETE', `challenges/${challengeId}/entrant/`);
  await join(group.invite_code, third);
  expect(await newsOf(owner)).toMatchObject([{ id, status: 'read', actor_count: 2 }]);
});

it('a member who blocks the new one is not notified of them, the others are', async () => {
  const group = await makeOne();
  await join(group.invite_code, friend);
  const third = await provider.member();
  await friend.call('POST', `users/${third.username}/block/`);
  await join(group.invite_code, third);
  const kindsOf = async ({ token }: TestMember): Promise<string[]> =>
    (await provider.call('GET', 'notifications/', { token })).body.results.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf(friend)).toEqual([]);
  expect(await kindsOf(owner)).toEqual(['group_joined']);
});

it('a wrong code, a full group, a closed challenge and a second group each say so', async () => {
  const group = await makeOne();
  expect(await join('NOSUCHAB')).toMatchObject({
    status: 404,
    body: { code: 'wrong_code', detail: '없는 초대 코드예요. 받은 코드를 다시 확인해 주세요.' },
  });
  expect((await join(group.invite_code, owner)).body.code).toBe('already_in_group');
  const [second, third] = await newMembers(2);
  await join(group.invite_code, second);
  await join(group.invite_code, friend);
  expect(await join(group.invite_code, third)).toMatchObject({ status: 409, body: { code: 'group_full' } });
  expect((await join(group.invite_code, friend)).body.code).toBe('already_in_group');
  const other = (await make(third)).body;
  await provider.update(challenges, { startsOn: '2026-01-01', endsOn: '2026-01-10' }, eq(challenges.id, challengeId));
  const late = await provider.member();
  expect((await join(other.invite_code, late)).body.code).toBe('challenge_closed');
});

it('answers to a challenge’s questions must not contain a banned word, and joining with one fails', async () => {
  const manager = await provider.member({ role: 'manager' });
  const added = await manager.call('POST', 'moderation/banned-words/', { word: '광고문의' });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const group = await makeOne();
  expect((await join(group.invite_code, friend, { answer1: '광고문의 주세요' })).status).toBe(400);
  expect((await get(`challenge-groups/${group.id}`)).body.member_count).toBe(1);
});

it('a member whom the owner blocks cannot join', async () => {
  const group = await makeOne();
  await provider.insert(blocks, { userId: owner.id, blockedId: friend.id, createdAt: provider.now() });
  expect(await join(group.invite_code)).toMatchObject({ status: 409, body: { code: 'blocked' } });
});

it('friends join while owners check in with a review, without a deadlock', async () => {
  for (const _round of [1, 2, 3, 4]) {
    const { id } = await aChallenge(provider, { startsOn: '2026-03-01', endsOn: '2026-03-02' });
    const [owners, friends] = [await newMembers(3), await newMembers(3)];
    const groups: ChallengeGroup[] = [];
    for (const someone of owners) groups.push((await make(someone, id)).body);
    const participants = await provider.rows(challengeParticipants, eq(challengeParticipants.challengeId, id));
    const statuses: number[] = [];
    const check = async ({ id: userId, token }: TestMember) => {
      const eid = participants.find((participant) => participant.userId === userId)?.id;
      const path = `challenges/${id}/entrants/${eid}/check/`;
      statuses.push((await provider.call('POST', path, { token, body: { review: '하루면 충분' } })).status);
    };
    const enter = async (someone: TestMember, at: number) => {
      statuses.push((await join(groups[at]?.invite_code ?? '', someone)).status);
    };
    // Their common counter is locked, so that each call runs as far as it can first.
    await provider.whileHeld(
      (tx) => tx.select().from(challenges).where(eq(challenges.id, id)).for('no key update'),
      () => Promise.all(owners.map(check)),
      () => Promise.all(friends.map(enter)),
    );
    expect(statuses).toEqual(Array(6).fill(200));
    const { body } = await get(`challenges/${id}/`);
    expect(body).toMatchObject({ participant_count: 6, check_in_count: 3, review_count: 3 });
  }
});

it('twenty at once fill a group to its size and not further', async () => {
  const group = await makeOne();
  const crowd = await newMembers(20);
  const answers = await Promise.all(crowd.map((member) => join(group.invite_code, member)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(codes)).toEqual(new Set(['group_full']));
  expect((await get(`challenges/${challengeId}/entrants/my-group/`)).body.count).toBe(3);
  expect((await get(`challenges/${challengeId}/`)).body.participant_count).toBe(3);
});

it('a group is its members’ to read, themselves first, and others see it without its code', async () => {
  const group = await makeOne();
  await join(group.invite_code);
  const stranger = await provider.member();
  const mine = `challenges/${challengeId}/entrants/my-group/`;
  expect(namesOf((await get(mine, friend)).body)).toEqual([friend.username, owner.username]);
  expect(namesOf((await get(mine)).body)).toEqual([owner.username, friend.username]);
  expect((await get(mine, stranger)).body.count).toBe(0);
  expect((await provider.call('GET', mine)).status).toBe(401);
  expect((await get(`challenge-groups/${group.id}`, stranger)).status).toBe(404);
  expect((await get('challenge-groups/99999999999')).status).toBe(404);
  const ofOwner = `challenge-groups/my-group/?challenge_id=${challengeId}&username=${owner.username}`;
  expect((await provider.call('GET', ofOwner)).body.group).toMatchObject({
    id: group.id,
    invite_code: '',
    joined: false,
  });
  const none = `challenge-groups/my-group/?challenge_id=${challengeId}`;
  expect((await get(none, stranger)).body).toEqual({ group: null });
  expect((await provider.call('GET', none)).status).toBe(401);
  expect((await get('challenge-groups/my-group/')).body).toMatchObject({ code: 'invalid' });
});

it('a group counts who has checked in today by each one’s clock', async () => {
  const { id } = await aChallenge(provider, { timeZone: null });
  const { body: group } = await make(owner, id);
  await join(group.invite_code);
  const timeZone = 'America/Los_Angeles';
  const day = dayIn(timeZone, provider.now());
  const checkedAt = new Date(`${day}T00:30:00-08:00`);
  const ofFriend = and(eq(challengeParticipants.challengeId, id), eq(challengeParticipants.userId, friend.id));
  await provider.update(challengeParticipants, { timeZone, checkInCount: 1, checkedAt }, ofFriend);
  const [participant] = await provider.rows(challengeParticipants, ofFriend);
  await provider.insert(challengeCheckIns, {
    participantId: participant?.id ?? 0,
    day,
    content: '',
    resourceUrls: [],
    createdAt: checkedAt,
    updatedAt: checkedAt,
  });
  // So late that Seoul’s next day has begun, and Los Angeles’ has not.
  const later = Date.parse(`${day}T23:00:00-08:00`) - provider.now().getTime();
  provider.advance(later / 1000);
  const { body } = await provider.call('GET', `challenge-groups/${group.invite_code}`, {
    headers: { 'X-Timezone': 'Asia/Seoul' },
  });
  expect(body.checked_today).toBe(1);
  provider.advance(-later / 1000);
});

it('guesses of codes are delayed, and a right code is not', async () => {
  const own = await startTestProvider();
  try {
    const member = await own.member();
    const { id } = await aChallenge(own);
    const { token } = member;
    const { body } = await own.call('POST', `challenges/${id}/group/`, { token });
    const look = (code: string) => own.call('GET', `challenge-groups/${code}`);
    for (let time = 0; time < 30; time += 1) expect((await look(body.invite_code)).status).toBe(200);
    let rejected = await look('AAAAAAAA');
    for (let time = 0; time < 25 && rejected.status === 404; time += 1) rejected = await look('AAAAAAAA');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await own.stop();
  }
});
