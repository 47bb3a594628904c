import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mails } from '../../db/schema/jobs.ts';
import { badgeAwards, consents, follows } from '../../db/schema/members.ts';
import { blocks, forumModerators, hiddenProfiles } from '../../db/schema/moderation.ts';
import { notificationCounts, notifications, withdrawnNotifications } from '../../db/schema/notifications.ts';
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

/** What is erased with a member: the rows that are theirs by a column, or what a function erases. */
export type Erasure = PgColumn | ((tx: Db, userId: number, now: Date) => Promise<void>);

/** What each area that stores personal data erases, in their order; app.ts registers it. */
export const erasures = createRegistry<readonly Erasure[]>('erasures');

/**
 * Deletes what only concerned a member, also what an area keeps of personal details; content that members wrote for
 * others stays without a name. Other transactions change some of the rows at the same moment (a heart, a notification)
 * and lock the member after them: to avoid a deadlock, each row is locked before its member.
 */
async function dropPersonal(tx: Db, userId: number, now: Date) {
  const drop = async (...all: readonly Erasure[]) => {
    for (const erasure of all) {
      if (typeof erasure === 'function') await erasure(tx, userId, now);
      else await tx.delete(erasure.table).where(eq(erasure, userId));
    }
  };
  await drop(socialAccounts.userId, twoSteps.userId, singleUseTokens.userId, passkeys.userId);
  // After the credentials that open sessions: a sign-in that locks one of those rows commits its session first.
  await drop(sessions.userId);
  announce(channelOf(userId));
  await drop(mails.userId, idempotencyKeys.userId, ...erasures.get());
  // After their purposes, the order in which giving, withdrawing and expiring a consent lock them.
  await drop(consents.userId);
  // A picture that was never attached becomes due for deletion; the others are deleted with their content.
  await tx
    .update(files)
    .set({ shownBy: 0 })
    .where(and(eq(files.userId, userId), isNull(files.shownBy)));
  // Badges and notifications are locked after the member: a like of their content counts at the member
  // first.
  await tx.update(users).set({ leftAt: null }).where(eq(users.id, userId));
  // As a moderator does, who takes the member's profile down.
  await drop(hiddenProfiles.userId, forumModerators.userId, badgeAwards.userId, blocks.userId, blocks.blockedId);
  // The counters first, as every notification locks them first.
  await drop(notificationCounts.userId, notifications.userId);
  await drop(withdrawnNotifications.userId, withdrawnNotifications.actorId);
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
