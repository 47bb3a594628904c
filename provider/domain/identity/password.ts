import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../platform/errors/errors.ts';
import { concurrencyLimit } from '../../platform/http/concurrencyLimit.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { isGuessable } from './guessable.ts';

/** OWASP's first recommendation for argon2id; the type of a const enum cannot be read from another module. */
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2 };
/** The hash of a random value, with which the password of an unknown name is compared, so that it takes as long. */
let unknown: Promise<string> | undefined;

/** Normalises a password, so that equal-looking ones of different keyboards are equal. */
const spelled = (password: string) => password.normalize('NFC');

/**
 * Limits hashes and comparisons, each of which takes 19 MB and tens of milliseconds on one of libuv's four
 * threads. @throws 503 while too many others run or wait
 */
const limited = concurrencyLimit({ concurrency: 4, waiting: 60, retryAfter: 2 });

export const hashPassword = (password: string) => limited(() => hash(spelled(password), options));

/** Returns whether the password matches the hash; without a hash it takes equally long and returns false. */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  unknown ??= hash(crypto.randomUUID(), options);
  const compared = passwordHash ?? (await unknown);
  const matches = await limited(() => verify(compared, spelled(password)));
  return matches && Boolean(passwordHash);
}

/**
 * Rejects a guessable password: a common one, a pattern, the site's name, the member's own name or
 * address.
 * @throws 400 on `field`
 */
export function rejectGuessable(
  field: string,
  password: string,
  own: { username: string; email: string },
  locale: Locale,
) {
  const names = [own.username, own.email, ...own.email.split(/[@.]/)].filter(Boolean);
  if (isGuessable(spelled(password), names)) {
    throw new ApiError(400, 'invalid', {
      fields: { [field]: [message(locale, 'auth:guessable')] },
    });
  }
}
