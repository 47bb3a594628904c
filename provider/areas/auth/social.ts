import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AssertionClaims } from '../../../contract/auth.ts';
import { socialNames } from '../../../contract/constants/signIn.ts';
import { composeText, firstCharacters } from '../../../contract/typedText.ts';
import { nickname, username } from '../../../contract/users.ts';
import { socialAccounts, type UserRow, users } from '../../db/schema/users.ts';
import { createMember, findByEmail } from '../../domain/identity/accounts.ts';
import { proveAddress } from '../../domain/identity/ownership.ts';
import { checkNickname, checkUsername } from '../../domain/members/rules.ts';
import { hasBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';

interface Found {
  user: UserRow;
  /** Whether the account was made, or its address verified, by this sign-in. */
  isNew: boolean;
}

/** Returns the letters and digits of a name that a username may have. */
const latinOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, 13);

/**
 * Yields usernames to try for a new member, from the name at the social provider. Never from the e-mail
 * address: a username is public.
 */
function* usernames(name: string): Generator<string> {
  const latin = latinOf(name);
  const isFree = 'value' in checkUsername(latin);
  if (isFree && username.safeParse(latin).success) yield latin;
  const stem = latin.length > 0 && isFree ? latin : 'friend';
  for (let i = 0; i < 10; i += 1) yield `${stem}_${randomInt(100_000, 1_000_000)}`;
}

function nicknameOf(name: string, madeUsername: string): string {
  const cut = firstCharacters(composeText(name.replace(/[\0\p{Surrogate}]/gu, '')), 10);
  const parsed = nickname.safeParse(cut);
  const checked = parsed.success ? checkNickname(parsed.data, false) : undefined;
  return checked && 'value' in checked ? checked.value : madeUsername;
}

async function join(tx: Db, claims: AssertionClaims, isVerified: boolean, now: Date) {
  // Nobody is there to be told of a banned word: the name is not used, as one that is no nickname.
  const isBanned = await hasBannedWords(tx, [latinOf(claims.name), nicknameOf(claims.name, '')]);
  const name = isBanned ? '' : claims.name;
  for (const candidate of usernames(name)) {
    const made = await createMember(
      tx,
      {
        username: candidate,
        email: claims.email ?? '',
        nickname: nicknameOf(name, candidate),
        passwordHash: null,
        marketing: false,
        isVerified,
        signedUpBy: socialNames.find((name) => name === claims.provider),
      },
      now,
    );
    if (made) return made;
  }
  throw new Error('no username was free');
}

/** Finds or makes the account of a caller who opened an e-mail link, which proves the address. */
async function byEmailLink(tx: Db, claims: AssertionClaims, now: Date): Promise<Found | null> {
  const { email } = claims;
  if (!email) return null;
  await lockName(tx, 'email', email);
  const { owner, claimant } = await findByEmail(tx, email);
  if (owner) return { user: owner, isNew: false };
  if (!claimant) return { user: await join(tx, claims, true, now), isNew: true };
  const user = await proveAddress(tx, { userId: claimant.id, email, by: 'mailbox' }, now);
  return user ? { user, isNew: true } : null;
}

/**
 * Finds the member of a verified social sign-in, or creates them at the first one. Null when its address
 * is another member's: linking by address alone would let a provider take accounts over.
 */
export async function memberOf(tx: Db, claims: AssertionClaims, now: Date): Promise<Found | null> {
  const { provider, account, email } = claims;
  if (provider === 'email') return byEmailLink(tx, claims, now);
  await lockName(tx, 'social', `${provider}:${account}`);
  const [linked] = await tx
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.account, account)))
    // The link may be removed concurrently (domain/identity/ownership.ts), with the sessions that it opened.
    .for('share', { of: socialAccounts });
  if (linked) return { user: linked.user, isNew: false };
  if (email) {
    await lockName(tx, 'email', email);
    const { owner } = await findByEmail(tx, email);
    if (owner) return null;
  }
  const user = await join(tx, claims, Boolean(email) && claims.email_verified, now);
  await tx.insert(socialAccounts).values({ provider, account, userId: user.id, linkedAt: now });
  return { user, isNew: true };
}
