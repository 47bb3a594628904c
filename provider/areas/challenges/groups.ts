import { and, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { challengeGroupCalls } from '../../../contract/challenges.calls.ts';
import { challengeCheckIns, challengeGroups, challengeParticipants } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { rejectBlocked } from '../../domain/moderation/blocks.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { newInviteCode, readInviteCode } from './invite.ts';
import { join, lockParts } from './join.ts';
import type { ParticipantRow } from './participants.ts';
import { type FoundChallenge, findChallenge } from './queries.ts';
import type { ZonedContext } from './rules.ts';

type Answers = InputOf<typeof challengeGroupCalls.joinGroup>['body'];

/** Returns the id of the group with an invite code. @throws 404 `wrong_code` */
export async function findByInvite(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({ id: challengeGroups.id })
    .from(challengeGroups)
    .where(eq(challengeGroups.inviteCode, readInviteCode(code)));
  if (!row) throw new ApiError(404, 'wrong_code');
  return row.id;
}

/**
 * Reads a group with its challenge, its owner and its members' progress, as `callerId` sees it. @throws
 * 404
 */
export async function readGroup(db: Db, id: number, callerId: number | undefined, now: Date) {
  const [found] = await db
    .select({ group: challengeGroups, owner: authorColumns })
    .from(challengeGroups)
    .innerJoin(users, eq(users.id, challengeGroups.ownerId))
    .where(eq(challengeGroups.id, id));
  if (!found) throw notFound();
  const challenge = await findChallenge(db, found.group.challengeId, now);
  const rows = await db
    .select({
      userId: challengeParticipants.userId,
      timeZone: challengeParticipants.timeZone,
      checkedAt: challengeParticipants.checkedAt,
      latest: max(challengeCheckIns.day),
    })
    .from(challengeParticipants)
    .leftJoin(challengeCheckIns, eq(challengeCheckIns.participantId, challengeParticipants.id))
    .where(eq(challengeParticipants.groupId, id))
    .groupBy(challengeParticipants.id);
  const members = rows.map(({ userId, ...member }) => ({ ...member, isOwn: userId === callerId }));
  return {
    ...found,
    challenge,
    members,
    isMember: members.some(({ isOwn }) => isOwn),
  };
}
export type FoundGroup = Awaited<ReturnType<typeof readGroup>>;

/** Returns the id of a member's group in a challenge, or null without one. */
export async function groupIdOf(
  db: Db,
  challengeId: number,
  member: { id: number } | { username: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: challengeParticipants.groupId })
    .from(challengeParticipants)
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        isNotNull(challengeParticipants.groupId),
        'id' in member ? eq(users.id, member.id) : and(eq(users.username, member.username), eq(users.status, 'active')),
      ),
    );
  return row?.id ?? null;
}

/** Locks a member's own participation in a challenge. */
async function lockOwn(tx: Db, challengeId: number, userId: number): Promise<ParticipantRow | undefined> {
  const [row] = await tx
    .select()
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeId, challengeId), eq(challengeParticipants.userId, userId)))
    .for('update');
  return row;
}

/** Checks that a challenge's groups can still be joined. @throws 409 `no_groups`, `challenge_closed` */
function rejectGroups({ status, groupSize }: FoundChallenge) {
  if (groupSize === 0) throw new ApiError(409, 'no_groups');
  if (status === 'closed') throw new ApiError(409, 'challenge_closed');
}

/** Adds a member to a group, and to its challenge where they do not take part yet. @throws 409 */
async function enterGroup(
  tx: Db,
  { own, challenge, groupId }: { own?: ParticipantRow; challenge: FoundChallenge; groupId: number },
  answers: Answers,
  by: ZonedContext,
) {
  if (own) {
    await tx.update(challengeParticipants).set({ groupId }).where(eq(challengeParticipants.id, own.id));
  } else await join(tx, challenge, answers, by, groupId);
}

/**
 * Creates a member's own group, which makes them a participant of its challenge; returns its id.
 * @throws 409 `no_groups`, `challenge_closed`, `already_in_group`
 */
export async function makeGroup(tx: Db, challenge: FoundChallenge, by: ZonedContext): Promise<number> {
  rejectGroups(challenge);
  const { member, now } = by;
  await lockParts(tx, member.id);
  const own = await lockOwn(tx, challenge.id, member.id);
  if (own?.groupId) throw new ApiError(409, 'already_in_group');
  const [group] = await tx
    .insert(challengeGroups)
    .values({
      challengeId: challenge.id,
      ownerId: member.id,
      inviteCode: newInviteCode(),
      memberCount: 1,
      createdAt: now,
    })
    .returning({ id: challengeGroups.id });
  if (!group) throw new Error('a group was not made');
  const entering = { challenge, groupId: group.id, ...(own && { own }) };
  await enterGroup(tx, entering, { answer1: '', answer2: '' }, by);
  return group.id;
}

/** Notifies a group's members of a new one, since any of them may have passed the code on. */
async function notifyGroup(
  tx: Db,
  groupId: number,
  { id: challengeId, title, titleEn }: FoundChallenge,
  { member, now }: ZonedContext,
) {
  const members = await tx
    .select({ userId: challengeParticipants.userId })
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.groupId, groupId), ne(challengeParticipants.userId, member.id)));
  const path = `/challenges/${challengeId}/group`;
  await notify(
    tx,
    ...members.map(({ userId }) => ({
      to: userId,
      kind: 'group_joined' as const,
      actorId: member.id,
      subject: { type: 'challenge' as const, id: challengeId, title, titleEn, path },
      now,
    })),
  );
}

/**
 * Joins a group, under its lock, within its challenge's limit of members, and notifies its members.
 * @throws 404, 409 `challenge_closed`, `already_in_group`, `blocked` by its owner, `group_full`
 */
export async function joinGroup(tx: Db, groupId: number, answers: Answers, by: ZonedContext): Promise<void> {
  await lockParts(tx, by.member.id);
  const isThis = eq(challengeGroups.id, groupId);
  // `FOR NO KEY UPDATE`: a concurrent check-in holds a foreign-key reference to this row; `FOR UPDATE`
  // would deadlock.
  const [group] = await tx.select().from(challengeGroups).where(isThis).for('no key update');
  if (!group) throw notFound();
  const challenge = await findChallenge(tx, group.challengeId, by.now);
  rejectGroups(challenge);
  const own = await lockOwn(tx, challenge.id, by.member.id);
  if (own?.groupId) throw new ApiError(409, 'already_in_group');
  await rejectBlocked(tx, { by: group.ownerId, member: by.member.id });
  if (group.memberCount >= challenge.groupSize) throw new ApiError(409, 'group_full');
  await enterGroup(tx, { challenge, groupId, ...(own && { own }) }, answers, by);
  await tx
    .update(challengeGroups)
    .set({ memberCount: sql`${challengeGroups.memberCount} + 1` })
    .where(isThis);
  await notifyGroup(tx, groupId, challenge, by);
}
