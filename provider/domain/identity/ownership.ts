import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { EMAIL_UNDO_SECONDS } from '../../../contract/auth.ts';
import { passkeys, singleUseTokens, socialAccounts, twoSteps, type UserRow, users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { takeOverNews } from '../marketing/subscribe.ts';
import { resetAccount } from '../members/erase.ts';
import { findByEmail, rewardVerified } from './accounts.ts';
import { dropKeys, findKey, issueKey } from './keys.ts';
import { endSessions, lockSessions } from './sessions.ts';

/** Proof that an address belongs to the caller, about one account that claims it. */
export interface AddressProof {
  userId: number;
  email: string;
  /**
   * The kind of proof. `registrant`: a caller who also showed a session or the password of this account.
   * `mailbox`: a caller who only read a mail, and who may not have created the account.
   */
  by: 'registrant' | 'mailbox';
}

/**
 * Marks an address as proven and hands the account to its owner. Every way in that proves the address
 * of an existing account calls this. A proof by `mailbox` alone removes all that was put on the account
 * before: password, sessions, social links, keys, profile, personal details, newsletter. An account that
 * was proven before is returned as it is. Returns undefined when another account owns the address, or
 * when this one has changed its address.
 */
export async function proveAddress(
  tx: Db,
  { userId, email, by }: AddressProof,
  now: Date,
): Promise<UserRow | undefined> {
  await lockName(tx, 'email', email);
  const { owner } = await findByEmail(tx, email);
  if (owner) return owner.id === userId ? owner : undefined;
  const claim = and(eq(users.id, userId), eq(users.email, email), isNull(users.emailVerifiedAt));
  const [claimed] = await tx.select({ id: users.id }).from(users).where(claim);
  if (!claimed) return undefined;
  if (by === 'mailbox') {
    await lockSessions(tx, userId);
    await resetAccount(tx, userId, now);
  }
  const [proven] = await tx.update(users).set({ emailVerifiedAt: now }).where(claim).returning();
  if (!proven) return undefined;
  await dropKeys(tx, 'verify', userId);
  await rewardVerified(tx, userId, now);
  await takeOverNews(tx, proven);
  return proven;
}

/**
 * Changes a member's address to the one that they have proven. Sessions stay; mailed keys of the former address
 * stop working. `undo` is the key that restores a former address that was verified; the mailbox of another may be
 * that of a stranger. Returns undefined when another account owns the new address.
 */
export async function changeAddress(
  tx: Db,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<{ undo?: { key: string; email: string } } | undefined> {
  await lockName(tx, 'email', email);
  const { owner } = await findByEmail(tx, email);
  if (owner) return owner.id === userId ? {} : undefined;
  // The key stays free, to which each entry of the member's ledgers refers: those are locked after the member.
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!before) return undefined;
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
  for (const kind of ['verify', 'reset', 'email'] as const) await dropKeys(tx, kind, userId);
  await rewardVerified(tx, userId, now);
  await takeOverNews(tx, { id: userId, email });
  if (!before.emailVerifiedAt) return {};
  const undo = { kind: 'undo', userId, email: before.email, seconds: EMAIL_UNDO_SECONDS } as const;
  return { undo: { key: await issueKey(tx, undo, now), email: before.email } };
}

/**
 * Restores the former address of a member by an undo key: the mailbox comes before sessions and the password,
 * and before social accounts, passkeys and two-step sign-in added since, which all end. An older undo key stays,
 * a newer one does not: the first address has precedence, also before an account that was made with it since, which
 * goes on without an address. Returns false for a key that does not work.
 */
export async function restoreAddress(tx: Db, key: string, now: Date): Promise<boolean> {
  const held = await findKey(tx, 'undo', key, now);
  if (!held?.userId) return false;
  const { userId, email, expiresAt } = held;
  await lockName(tx, 'email', email);
  const { owner } = await findByEmail(tx, email);
  const changedAt = new Date(expiresAt.getTime() - EMAIL_UNDO_SECONDS * 1000);
  const linkedSince = and(eq(socialAccounts.userId, userId), gte(socialAccounts.linkedAt, changedAt));
  await tx.delete(socialAccounts).where(linkedSince);
  // One being set up too: a first code that arrives now would turn it on afterwards.
  const setUpSince = or(isNull(twoSteps.enabledAt), gte(twoSteps.enabledAt, changedAt));
  await tx.delete(twoSteps).where(and(eq(twoSteps.userId, userId), setUpSince));
  const thisAndNewer = and(
    eq(singleUseTokens.kind, 'undo'),
    eq(singleUseTokens.userId, userId),
    gte(singleUseTokens.expiresAt, expiresAt),
  );
  const used = await tx.delete(singleUseTokens).where(thisAndNewer).returning({ hash: singleUseTokens.hash });
  if (used.length === 0) return false;
  for (const kind of ['verify', 'reset', 'email', 'nonce', 'two_step', 'passkey_new'] as const) {
    await dropKeys(tx, kind, userId);
  }
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, changedAt)));
  await endSessions(tx, userId, now);
  if (owner && owner.id !== userId) {
    await tx.update(users).set({ email: '', emailVerifiedAt: null }).where(eq(users.id, owner.id));
  }
  await tx.update(users).set({ email, emailVerifiedAt: now, passwordHash: null }).where(eq(users.id, userId));
  return true;
}
