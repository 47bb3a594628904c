import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contract/security.ts';
import { compactCode } from '../../../contract/typedCode.ts';
import { hashKey } from '../../domain/identity/tokens.ts';

const PERIOD = 30;
/** Crockford's base32: no symbol that looks like another one. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Groups of four symbols in a recovery code, 80 bits: enough to store only a plain hash of it. */
const GROUPS = 4;

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (tokenSecret: string) => Buffer.from(hkdfSync('sha256', tokenSecret, '', 'totp secrets', 32));

/** Encrypts a member's secret (AES-256-GCM); the result works for this member only. */
export function sealSecret(secret: string, userId: number, tokenSecret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret), iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a member's secret. @throws Error when it was encrypted with another key or for another member */
function openSecret(sealed: string, userId: number, tokenSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

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
  const totp = new TOTP({ secret: openSecret(secret, userId, tokenSecret), period: PERIOD });
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
