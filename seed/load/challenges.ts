import { millisecondsInMinute } from 'date-fns/constants';
import { CHALLENGE_REWARDS } from '../../contract/constants/participation.ts';
import { earningDefaults } from '../../contract/constants/settings.ts';
import {
  challengeCheckIns,
  challengeGroups,
  challengeHearts,
  challengeParticipants,
  challenges,
} from '../../provider/db/schema/challenges.ts';
import { rulesOf } from '../../provider/domain/ledger/rules.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { challenges as content, type SeedChallenge } from '../content/challenges/challenges.ts';
import { createRandom, type Random } from '../content/random.ts';
import { idAt, known } from './accounts.ts';
import { composeParticipants, type SeedParticipant } from './composeChallenges.ts';
import { type EarnedByMember, saveEarned } from './earned.ts';
import { posterPicture } from './pictures.ts';

/** All members begin with five hearts and give no more than they have. */
const HEARTS_GIVEN = 3;
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** The arguments that all challenges share. */
interface Seeding {
  now: Date;
  random: Random;
  memberIds: ReadonlyMap<string, number>;
  /** The credits of each member so far. */
  earned: EarnedByMember;
  /** How many hearts each has given. */
  given: Map<number, number>;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function insertChallenge(tx: Db, challenge: SeedChallenge, seeding: Seeding) {
  const { schedule, publishedAt, participants } = composeParticipants(challenge, seeding.now, seeding.random);
  const { title, description, rules: ruled, question1, question2 } = challenge;
  const [made] = await tx
    .insert(challenges)
    .values({
      ...schedule,
      type: challenge.type,
      title: title.ko,
      titleEn: title.en,
      description: description.ko,
      descriptionEn: description.en,
      rules: ruled.map(({ ko }) => ko),
      rulesEn: ruled.map(({ en }) => en),
      question1: question1?.ko,
      question1En: question1?.en,
      question2: question2?.ko,
      question2En: question2?.en,
      image: urlOf(posterPicture(challenge.image).name),
      groupSize: challenge.group_size ?? 0,
      needsPhoto: challenge.needs_photo ?? false,
      publishedAt,
      participantCount: participants.length,
      checkInCount: sum(participants.map(({ checks }) => checks.length)),
      reviewCount: participants.filter(({ review }) => review).length,
    })
    .returning({ id: challenges.id });
  if (!made) throw new Error('A challenge of the first content was not inserted');
  return { id: made.id, participants };
}

/** Puts most participants into groups: the demo member's has one place left, the next is full. */
async function insertGroups(
  tx: Db,
  challengeId: number,
  participants: SeedParticipant[],
  { random, memberIds, size }: Seeding & { size: number },
): Promise<Map<string, number>> {
  const rest = participants.toSorted((a, b) => Number(b.username === 'demo') - Number(a.username === 'demo'));
  const groupOf = new Map<string, number>();
  for (const places of [size - 1, size, 2]) {
    const joining = rest.splice(0, places);
    // The demo member joined the group of another member.
    const owner = joining.at(-1);
    if (!owner) break;
    const [group] = await tx
      .insert(challengeGroups)
      .values({
        challengeId,
        ownerId: known(memberIds, owner.username),
        inviteCode: Array.from({ length: CODE_LENGTH }, () => random.pick([...CODE_ALPHABET])).join(''),
        memberCount: joining.length,
        createdAt: owner.createdAt,
      })
      .returning({ id: challengeGroups.id });
    if (!group) throw new Error('A group of the first content was not inserted');
    for (const { username } of joining) groupOf.set(username, group.id);
  }
  return groupOf;
}

async function insertParticipants(
  tx: Db,
  challengeId: number,
  participants: SeedParticipant[],
  { memberIds, groupOf }: Seeding & { groupOf: ReadonlyMap<string, number> },
) {
  return tx
    .insert(challengeParticipants)
    .values(
      participants.map(({ username, checks, ...participant }) => ({
        ...participant,
        challengeId,
        userId: known(memberIds, username),
        groupId: groupOf.get(username) ?? null,
        checkInCount: checks.length,
        checkedAt: checks.at(-1)?.at ?? null,
      })),
    )
    .returning({ id: challengeParticipants.id });
}

/** Returns hearts of other participants for the latest check-ins, as far as their givers have any. */
function heartsFor(participants: SeedParticipant[], receiver: SeedParticipant, seeding: Seeding) {
  const { random, memberIds, given } = seeding;
  const latest = receiver.checks.at(-1);
  if (!latest) return [];
  const others = random.shuffle(participants.filter(({ username }) => username !== receiver.username));
  return others.slice(0, random.int(0, 4)).flatMap(({ username }) => {
    const userId = known(memberIds, username);
    const times = given.get(userId) ?? 0;
    if (times >= HEARTS_GIVEN) return [];
    given.set(userId, times + 1);
    const left = seeding.now.getTime() - latest.at.getTime();
    const soon = Math.min(left, 8 * 60 * millisecondsInMinute);
    return [{ userId, createdAt: new Date(latest.at.getTime() + soon * random.float(0.1, 0.9)) }];
  });
}

async function insertCheckIns(
  tx: Db,
  { participants, ids }: { participants: SeedParticipant[]; ids: { id: number }[] },
  seeding: Seeding,
) {
  const latestHearts = participants.map((participant) => heartsFor(participants, participant, seeding));
  const rows = participants.flatMap(({ checks }, place) =>
    checks.map((check, index) => ({
      participant: place,
      isLatest: index === checks.length - 1,
      values: {
        participantId: idAt(ids, place),
        day: check.day,
        content: check.content,
        image: check.image,
        resourceUrls: [],
        heartCount: index === checks.length - 1 ? (latestHearts[place]?.length ?? 0) : 0,
        createdAt: check.at,
        updatedAt: check.at,
      },
    })),
  );
  if (rows.length === 0) return;
  const inOrder = rows.sort((a, b) => +a.values.createdAt - +b.values.createdAt);
  const made = await tx
    .insert(challengeCheckIns)
    .values(inOrder.map(({ values }) => values))
    .returning({ id: challengeCheckIns.id });
  const hearts = inOrder.flatMap(({ participant, isLatest }, index) =>
    (isLatest ? (latestHearts[participant] ?? []) : []).map((heart) => ({
      ...heart,
      checkInId: idAt(made, index),
      receiver: participants[participant]?.username ?? '',
    })),
  );
  if (hearts.length > 0) await tx.insert(challengeHearts).values(hearts);
  for (const { userId, checkInId, receiver, createdAt: at } of hearts) {
    const given = { kind: 'check_in', id: String(checkInId) };
    saveEarned(seeding, {
      userId,
      at,
      amounts: { heart: -1 },
      reason: 'heart_given',
      subject: given,
    });
    const received = {
      userId: known(seeding.memberIds, receiver),
      at,
      subject: { kind: 'check_heart', id: `${checkInId}:${userId}` },
    };
    saveEarned(seeding, { ...received, amounts: rulesOf(earningDefaults).liked.amounts, reason: 'liked' });
    saveEarned(seeding, { ...received, amounts: { heart: 1 }, reason: 'heart_received' });
  }
}

function saveEarnings(challengeId: number, participants: SeedParticipant[], seeding: Seeding) {
  for (const { username, checks, completedAt } of participants) {
    const userId = known(seeding.memberIds, username);
    for (const { day, at } of checks) {
      const subject = { kind: 'challenge_check', id: `${challengeId}:${day}` };
      saveEarned(seeding, { userId, at, amounts: CHALLENGE_REWARDS.check, reason: 'challenge_checked', subject });
    }
    if (!completedAt) continue;
    saveEarned(seeding, {
      userId,
      at: completedAt,
      amounts: CHALLENGE_REWARDS.complete,
      reason: 'challenge_completed',
      subject: { kind: 'challenge', id: String(challengeId) },
    });
  }
}

/**
 * Inserts the first challenges with the activity of members. Returns the credits of each, for the
 * ledgers.
 */
export async function insertChallenges(
  tx: Db,
  now: Date,
  memberIds: ReadonlyMap<string, number>,
): Promise<EarnedByMember> {
  const seeding: Seeding = {
    now,
    random: createRandom(1128),
    memberIds,
    earned: new Map(),
    given: new Map(),
  };
  for (const challenge of content) {
    const { id, participants } = await insertChallenge(tx, challenge, seeding);
    const size = challenge.group_size ?? 0;
    const groupOf = size > 0 ? await insertGroups(tx, id, participants, { ...seeding, size }) : new Map();
    const ids = await insertParticipants(tx, id, participants, { ...seeding, groupOf });
    await insertCheckIns(tx, { participants, ids }, seeding);
    saveEarnings(id, participants, seeding);
  }
  return seeding.earned;
}
