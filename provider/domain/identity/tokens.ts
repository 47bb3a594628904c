import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../../contract/constants/common.ts';

/** The claims of an access token: the member's id and its session. */
export interface AccessClaims {
  userId: number;
  sessionId: string;
}

const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs an access token (HS256) that is valid for an hour from `now`. */
export async function signAccessToken(claims: AccessClaims, secret: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key(secret));
}

/** Returns the claims of an access token, or null for one that is not ours, altered or expired. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    if (!Number.isInteger(userId) || typeof payload.sid !== 'string') return null;
    return { userId, sessionId: payload.sid };
  } catch {
    return null;
  }
}

/**
 * Signs the refresh token of a session's generation. It is a signature over both, so a token's successor is
 * deterministic and none has to be stored.
 */
export function signRefreshToken(sessionId: string, generation: number, secret: string) {
  const body = `${sessionId}.${generation}`;
  return `${body}.${createHmac('sha256', secret).update(`refresh.${body}`).digest('base64url')}`;
}

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Computes the proof that a nonce is used for the session that requested it. The browser computes the same
 * (lib/nonceProof.ts) from the session id in its access token, which the response with the nonce does not
 * contain.
 */
export const nonceProof = (sessionId: string, nonce: string) =>
  createHmac('sha256', sessionId).update(nonce).digest('base64url');

/** Returns the session and generation of a refresh token, or null for one that is not ours. */
export function readRefreshToken(token: string, secret: string) {
  const [sessionId, generation] = token.split('.');
  if (!sessionId || !generation) return null;
  if (!isSame(token, signRefreshToken(sessionId, Number(generation), secret))) return null;
  return { sessionId, generation: Number(generation) };
}

/** A member whom a suspension keeps out may leave within this time of a sign-in, in seconds. */
const LEAVE_KEY_SECONDS = 600;

const leaveKeyOf = (userId: number, expires: number, secret: string) => {
  const body = `${userId}.${expires}`;
  return `${body}.${createHmac('sha256', secret).update(`leave.${body}`).digest('base64url')}`;
};

/** Signs the key by which a suspended member, who has proved who they are and gets no session, may leave. */
export const signLeaveKey = (userId: number, secret: string, now: Date) =>
  leaveKeyOf(userId, now.getTime() + LEAVE_KEY_SECONDS * 1000, secret);

/** Returns the member of a key to leave, or null for one that is not ours or has expired. */
export function readLeaveKey(given: string, secret: string, now: Date): number | null {
  const [userId, expires] = given.split('.').map(Number);
  if (!userId || !expires || expires <= now.getTime()) return null;
  return isSame(given, leaveKeyOf(userId, expires, secret)) ? userId : null;
}

/** Creates a single-use key (mailed links, nonces); the database stores `hash` only. */
export function makeSingleUseKey() {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashKey(key) };
}

export const hashKey = (value: string) => createHash('sha256').update(value).digest('hex');
