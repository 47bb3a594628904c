import { and, eq, isNull } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { takeOverNews } from '../marketing/subscribe.ts';
import { resetAccount } from '../members/erase.ts';
import { findByEmail, rewardVerified } from './accounts.ts';
import { dropKeys } from './keys.ts';

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
  if (by === 'mailbox') await resetAccount(tx, userId, now);
  const [proven] = await tx.update(users).set({ emailVerifiedAt: now }).where(claim).returning();
  if (!proven) return undefined;
  await dropKeys(tx, 'verify', userId);
  await rewardVerified(tx, userId, now);
  await takeOverNews(tx, proven, now);
  return proven;
}
