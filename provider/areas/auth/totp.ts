import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contract/security.ts';
import { compactCode } from '../../../contract/typedCode.ts';
import { hashKey } from '../../domain/identity/tokens.ts';
import { openText, sealText } from '../../platform/secrets/seal.ts';

const PERIOD = 30;
/** Crockford's base32: no symbol that looks like another one. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Groups of four symbols in a recovery code, 80 bits: enough to store only a plain hash of it. */
const GROUPS = 4;

const sealOf = (userId: number, tokenSecret: string) => ({
  tokenSecret,
  purpose: 'totp secrets',
  owner: String(userId),
});

/** Encrypts a member's secret; the result works for this member only. */
export const sealSecret = (secret: string, userId: number, tokenSecret: string): string =>
  sealText(secret, sealOf(userId, tokenSecret));

/** Creates a secret (160 bits, base32) and the address with which an authenticator app adds it. */
export function newSecret(username: string) {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Gyeol', label: username, secret }).toString() };
}

/**
 * Returns the time step of a six-digit code, or null for a wrong one. The steps before and after the current
 * one count too, for clocks that differ.
 */
export function stepOf(
  { secret, userId }: { secret: string; userId: number },
  code: string,
  { tokenSecret, now }: { tokenSecret: string; now: Date },
): number | null {
  const totp = new TOTP({ secret: openText(secret, sealOf(userId, tokenSecret)), period: PERIOD });
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Returns a typed code as it is compared: without blanks and hyphens, in lower case. */
export const normalizeCode = (typed: string) => compactCode(typed).toLowerCase();

/** Hashes a recovery code, in which `o` is read as 0, and `i` and `l` as 1. */
export const hashRecoveryCode = (code: string) =>
  hashKey(`recovery ${normalizeCode(code).replaceAll('o', '0').replace(/[il]/g, '1')}`);

/** Creates recovery codes such as `4x7k-…`, and the hashes that are stored of them. */
export function newRecoveryCodes() {
  const group = () => [...randomBytes(4)].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
  return { codes, hashes: codes.map(hashRecoveryCode) };
}
