import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail's unsubscribe link ends: a newsletter subscription by its id, a digest by its member's id. */
type Stopped = 'marketing' | 'digest';

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
