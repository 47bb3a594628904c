import type { UserRow } from '../../db/schema/users.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import type { Attempt, Limit } from '../../platform/http/limits.ts';
import { message } from '../../platform/messages/message.ts';
import { findById } from './accounts.ts';
import { isPassword } from './password.ts';
import { hashKey } from './tokens.ts';

/**
 * Counts a guess; returns whether it was counted. During a delay, which other callers' failures may have
 * caused, a few comparisons a minute are still allowed and not counted. @throws 429 above those
 */
async function attemptShared(c: AppContext, attempt: Attempt, closed: Limit, key: string) {
  const { limits } = c.get('services');
  try {
    await limits.attempt(attempt, key);
    return true;
  } catch (apiError) {
    if (!(apiError instanceof ApiError)) throw apiError;
    if (!(await limits.allows(closed, key))) throw apiError;
    return false;
  }
}

/**
 * Compares the password of a sign-in and keeps guessing expensive. A caller's own failures (one name
 * from one address) delay that caller alone. Failures for the name from elsewhere, or for other names
 * from the address, leave a few comparisons a minute; an address from which the name signed in before
 * is not affected by them. Returns the member, or undefined for a wrong password.
 * @throws 429 while a guess has to wait
 */
export async function compareGuess(
  c: AppContext,
  name: string,
  compare: () => Promise<UserRow | undefined>,
): Promise<UserRow | undefined> {
  const { limits } = c.get('services');
  const address = c.get('address');
  const nameKey = hashKey(name);
  const pair = hashKey(`${name} ${address}`);
  const isKnown = await limits.remembers(pair);
  // First, so that nothing is stored for the names that a closed address goes on to try.
  const countedAtAddress = !isKnown && (await attemptShared(c, 'signInAddress', 'closedAddress', address));
  try {
    await limits.attempt('signInPair', pair);
  } catch (apiError) {
    if (countedAtAddress) await limits.refund('signInAddress', address);
    throw apiError;
  }
  if (!isKnown) await attemptShared(c, 'signInName', 'closedName', nameKey);
  const user = await compare();
  if (user) {
    if (countedAtAddress) await limits.refund('signInAddress', address);
    await limits.forget('signInName', nameKey);
    await limits.forget('signInPair', pair);
    await limits.remember(pair);
  }
  return user;
}

/**
 * Compares a member's password that is typed once more.
 * @throws 400 on `field` for a wrong one, 429 after too many of them
 */
export async function checkPassword(
  c: AppContext,
  userId: number,
  { password, field, message }: { password: string; field: string; message: string },
) {
  const { limits } = c.get('services');
  const guesser = `${field}:${userId}`;
  await limits.attempt('signInName', guesser);
  const user = await read(c, (db) => findById(db, userId));
  if (!(await isPassword(user?.passwordHash, password))) {
    throw new ApiError(400, 'bad_credentials', { fields: { [field]: [message] } });
  }
  await limits.forget('signInName', guesser);
}

/** Compares the calling member's password before a change in how they sign in. @throws as `checkPassword` */
export const checkOwnPassword = (c: AppContext, userId: number, password: string) =>
  checkPassword(c, userId, { password, field: 'password', message: message(c.get('locale'), 'auth:oldPassword') });
