import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { mails } from '../../db/schema/jobs.ts';
import { badgeAwards, consents, follows } from '../../db/schema/members.ts';
import { blocks, forumModerators, hiddenProfiles } from '../../db/schema/moderation.ts';
import { notificationCounts, notifications } from '../../db/schema/notifications.ts';
import { files } from '../../db/schema/site.ts';
import {
  idempotencyKeys,
  passkeys,
  sessions,
  singleUseTokens,
  socialAccounts,
  twoSteps,
  users,
} from '../../db/schema/users.ts';
import { announce, type Db } from '../../platform/db/client.ts';
import type { Services } from '../../platform/http/context.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { channelOf } from '../../platform/live/live.ts';
import { createRegistry } from '../../platform/registry/registry.ts';
import { forgetActiveDays } from './activity.ts';
import { ERASED, leave, mayReturnSince } from './leave.ts';

/** Builds a condition: members who left so long ago that the account can no longer be restored. */
const hasLeft = (since: Date) => and(eq(users.status, 'left'), lt(users.leftAt, since));

/** A member's own columns in their initial state. */
const blank = {
  passwordHash: null,
  introduction: '',
  avatar: null,
  social: { instagram: '', youtube: '', blog: '' },
  account: null,
  delivery: null,
  skinType: '',
  showSkinType: false,
  profileEditedAt: null,
  marketingAgreedAt: null,
  followerCount: 0,
  followingCount: 0,
};

const dropFollows = (tx: Db, id: number) =>
  tx.delete(follows).where(or(eq(follows.followerId, id), eq(follows.followingId, id)));

/**
 * Erases a member's identity, unless they restored the account meanwhile; returns whether it did.
 * `leftAt` stays until `dropPersonal` is done too, so that the next run continues after an interruption.
 */
async function eraseRow(tx: Db, id: number, since: Date): Promise<boolean> {
  const [row] = await tx
    .update(users)
    .set({
      ...blank,
      username: sql`${ERASED} || ${users.id}`,
      email: '',
      nickname: '',
      emailVerifiedAt: null,
      termsAgreedAt: sql`${users.createdAt}`,
    })
    .where(and(eq(users.id, id), hasLeft(since)))
    .returning({ id: users.id });
  if (!row) return false;
  await dropFollows(tx, id);
  return true;
}

/** Erases a member's private rows of an area. */
export type Erasure = (tx: Db, userId: number, now: Date) => Promise<void>;

/** The erasure of each area that stores personal data, in their order; app.ts registers it. */
export const erasures = createRegistry<readonly Erasure[]>('erasures');

/**
 * Deletes what only concerned a member. An area that keeps personal details registers an erasure of its
 * own in app.ts; content that members wrote for others stays without a name. Other transactions change
 * some of the rows at the same moment (a heart, a notification) and lock the member after them: to avoid
 * a deadlock, each row is locked before its member.
 */
async function dropPersonal(tx: Db, userId: number, now: Date) {
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
  await tx.delete(twoSteps).where(eq(twoSteps.userId, userId));
  await tx.delete(singleUseTokens).where(eq(singleUseTokens.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  // After the credentials that open sessions: a sign-in that locks one of those rows commits its session first.
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  announce(channelOf(userId));
  await tx.delete(mails).where(eq(mails.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  for (const erase of erasures.get()) await erase(tx, userId, now);
  // After their purposes, the order in which giving, withdrawing and expiring a consent lock them.
  await tx.delete(consents).where(eq(consents.userId, userId));
  // A picture that was never attached becomes due for deletion; the others are deleted with their content.
  await tx
    .update(files)
    .set({ shownBy: 0 })
    .where(and(eq(files.userId, userId), isNull(files.shownBy)));
  // Badges and notifications are locked after the member: a like of their content counts at the member
  // first.
  await tx.update(users).set({ leftAt: null }).where(eq(users.id, userId));
  // As a moderator does, who takes the member's profile down.
  await tx.delete(hiddenProfiles).where(eq(hiddenProfiles.userId, userId));
  await tx.delete(forumModerators).where(eq(forumModerators.userId, userId));
  await tx.delete(badgeAwards).where(eq(badgeAwards.userId, userId));
  await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)));
  // The counters first, as every notification locks them first.
  await tx.delete(notificationCounts).where(eq(notificationCounts.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await forgetActiveDays(tx, userId);
}

/**
 * Empties an account and keeps its row: sign-in methods, sessions, profile, personal data, follows. For an
 * account whose address was verified by a person who may not be its registrant
 * (domain/identity/ownership.ts).
 */
export async function resetAccount(tx: Db, userId: number, now: Date): Promise<void> {
  const [before] = await tx.select({ status: users.status }).from(users).where(eq(users.id, userId));
  // Leaving takes the account's follows out of the counts of other members.
  await leave(tx, userId, now);
  await tx
    .update(users)
    // A role and a partner's mark were given to the person who is gone.
    .set({ ...blank, nickname: users.username, role: 'member', isPartner: false })
    .where(eq(users.id, userId));
  await dropFollows(tx, userId);
  await dropPersonal(tx, userId, now);
  const status = before?.status === 'hidden' ? 'hidden' : 'active';
  await tx.update(users).set({ status, leftAt: null }).where(eq(users.id, userId));
}

/**
 * Erases personal data of members whose time to restore the account is over, the one who left first before the
 * others; returns their number. @throws AggregateError of those that fail
 */
export async function eraseLeavers(
  { database, now: clock }: Pick<Services, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  const since = mayReturnSince(now);
  const due = await database.read((db) =>
    db.select({ id: users.id }).from(users).where(hasLeft(since)).orderBy(asc(users.leftAt), asc(users.id)),
  );
  let erased = 0;
  const erase = async ({ id }: { id: number }) => {
    if (!(await database.write((tx) => eraseRow(tx, id, since)))) return;
    await database.write((tx) => dropPersonal(tx, id, now));
    erased += 1;
  };
  await eachAlone(due, 'members could not be erased', erase, signal);
  return erased;
}
