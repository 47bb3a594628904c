import { and, desc, eq, ne } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { earn } from '../ledger/earn.ts';
import { takeOverNews } from '../marketing/subscribe.ts';
import { currentTerms } from '../members/terms.ts';

export async function findById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row;
}

/**
 * Finds the claimants of an address: the member who verified it, and of those who have not the caller, else the newest.
 * Sign-in and reset work for both, so that neither reveals whether the first exists.
 */
export async function findByEmail(db: Db, email: string, callerId?: number) {
  const claims = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.email, '')))
    .orderBy(desc(users.id));
  const unverified = claims.filter((row) => row.emailVerifiedAt === null);
  return {
    owner: claims.find((row) => row.emailVerifiedAt !== null),
    claimant: unverified.find((row) => row.id === callerId) ?? unverified[0],
  };
}

/** Inserts a new member; returns undefined when the username is taken. */
export async function createMember(
  tx: Db,
  member: Pick<UserRow, 'username' | 'email' | 'nickname'> & {
    passwordHash: string | null;
    marketing: boolean;
    isVerified: boolean;
    role?: UserRow['role'];
    signedUpBy?: UserRow['signedUpBy'];
  },
  now: Date,
): Promise<UserRow | undefined> {
  const { marketing, isVerified, ...row } = member;
  const [made] = await tx
    .insert(users)
    .values({
      ...row,
      termsVersion: await currentTerms(tx, now),
      termsAgreedAt: now,
      marketingAgreedAt: marketing ? now : null,
      emailVerifiedAt: isVerified ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.username })
    .returning();
  if (made && isVerified) {
    await rewardVerified(tx, made.id, now);
    await takeOverNews(tx, made);
  }
  return made;
}

/** Credits a member for verifying an address, once. */
export const rewardVerified = (tx: Db, userId: number, now: Date) =>
  earn(tx, 'email_verified', { userId, subject: { kind: 'user', id: userId }, now });
