import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { TWO_STEP_SECONDS } from '../../../contract/security.ts';
import { twoSteps, users } from '../../db/schema/users.ts';
import { dropKeys, issueKey } from '../../domain/identity/keys.ts';
import { endSessions, lockSessions, openSession, type Ticket } from '../../domain/identity/sessions.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { hashRecoveryCode, newRecoveryCodes, normalizeCode, stepOf } from './totp.ts';

type Row = typeof twoSteps.$inferSelect;

/** The time, and the secret from which the key of members' secrets is derived. */
interface Clock {
  tokenSecret: string;
  now: Date;
}

const ofMember = (userId: number, isOn: boolean) =>
  and(eq(twoSteps.userId, userId), isOn ? isNotNull(twoSteps.enabledAt) : isNull(twoSteps.enabledAt));

/** Reads a member's two-step sign-in, or undefined while it is off. */
export async function findTwoStep(db: Db, userId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(twoSteps).where(ofMember(userId, true));
  return row;
}

/**
 * Ends a first factor: opens the member's session, or with two-step sign-in issues the challenge for the
 * second one. Every way in calls it, except a passkey, which is both factors.
 * @throws 400 when two-step sign-in was turned on meanwhile
 */
export async function passFirstFactor(
  tx: Db,
  userId: number,
  now: Date,
  userAgent?: string,
): Promise<Ticket | { challenge: string }> {
  if (await findTwoStep(tx, userId)) {
    const key = { kind: 'two_step', userId, email: '', seconds: TWO_STEP_SECONDS } as const;
    return { challenge: await issueKey(tx, key, now) };
  }
  const ticket = await openSession(tx, userId, now, userAgent);
  // A later `enableTwoStep` waits for this transaction and then ends its session; an earlier one is seen below.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
  if (await findTwoStep(tx, userId)) throw new ApiError(400, 'bad_credentials');
  return ticket;
}

/** Stores the secret of a setup; returns whether two-step sign-in was still off. */
export async function beginSetup(tx: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await tx
    .insert(twoSteps)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: twoSteps.userId, set: { secret }, setWhere: isNull(twoSteps.enabledAt) })
    .returning({ userId: twoSteps.userId });
  return rows.length > 0;
}

/**
 * Turns two-step sign-in on by the first code of the app, and ends every other session. Returns the
 * recovery codes, or null for a wrong code or without a setup.
 */
export async function enableTwoStep(
  tx: Db,
  { userId, sessionId, otp }: { userId: number; sessionId: string; otp: string },
  clock: Clock,
): Promise<string[] | null> {
  const [row] = await tx.select().from(twoSteps).where(ofMember(userId, false)).for('update');
  const step = row ? stepOf(row, normalizeCode(otp), clock) : null;
  if (step === null) return null;
  const { codes, hashes } = newRecoveryCodes();
  await lockSessions(tx, userId);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await tx
    .update(twoSteps)
    .set({ enabledAt: clock.now, lastStep: step, recoveryCodes: hashes })
    .where(eq(twoSteps.userId, userId));
  await endSessions(tx, userId, clock.now, sessionId);
  return codes;
}

/**
 * Uses a code of the app or a recovery code; each is accepted once. The row is locked, so that of two uses
 * at once one is rejected.
 */
export async function spendCode(tx: Db, userId: number, typed: string, clock: Clock): Promise<boolean> {
  const [row] = await tx.select().from(twoSteps).where(ofMember(userId, true)).for('update');
  if (!row) return false;
  const code = normalizeCode(typed);
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(row, code, clock);
    if (step === null || step <= row.lastStep) return false;
    await tx.update(twoSteps).set({ lastStep: step }).where(eq(twoSteps.userId, userId));
    return true;
  }
  const hash = hashRecoveryCode(code);
  if (!row.recoveryCodes.includes(hash)) return false;
  const recoveryCodes = row.recoveryCodes.filter((left) => left !== hash);
  await tx.update(twoSteps).set({ recoveryCodes }).where(eq(twoSteps.userId, userId));
  return true;
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes();
  await tx.update(twoSteps).set({ recoveryCodes: hashes }).where(ofMember(userId, true));
  return codes;
}

/** Turns two-step sign-in off, and withdraws the challenges of sign-ins that wait for a code. */
export async function disableTwoStep(tx: Db, userId: number): Promise<void> {
  await tx.delete(twoSteps).where(ofMember(userId, true));
  await dropKeys(tx, 'two_step', userId);
}
