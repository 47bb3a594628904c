import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a mail's unsubscribe link ends: a visitor's newsletter subscription by its id, a member's newsletter or
 * digest by the member's id.
 */
type Stopped = 'marketing' | 'member_news' | 'digest';

/** Signs the token of a mail's unsubscribe link: it needs no session and does not expire. */
export function signStop(stopped: Stopped, id: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`${stopped}.${id}`).digest('base64url');
  return `${id}.${signature}`;
}

/** Returns the id of what a token ends, or null for a foreign token. */
export function readStop(stopped: Stopped, token: string, secret: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  if (!id) return null;
  const expected = Buffer.from(signStop(stopped, id, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/**
 * Signs the token of a newsletter's unsubscribe link: a visitor's names the subscription, whose row becomes a
 * member's with them; a member's names the member, who may subscribe anew.
 */
export const signNewsStop = ({ id, userId }: { id: number; userId: number | null }, secret: string): string =>
  userId === null ? signStop('marketing', id, secret) : signStop('member_news', userId, secret);

/** Returns whose subscription a newsletter's token ends, or null for a foreign token. */
export function readNewsStop(token: string, secret: string): { id: number } | { userId: number } | null {
  const id = readStop('marketing', token, secret);
  if (id !== null) return { id };
  const userId = readStop('member_news', token, secret);
  return userId === null ? null : { userId };
}
