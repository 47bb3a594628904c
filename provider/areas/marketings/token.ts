import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the token of a mail's unsubscribe link: it needs no session and does not expire. */
export function signWithdrawal(id: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`marketing.${id}`).digest('base64url');
  return `${id}.${signature}`;
}

/** Returns the subscription that a token ends, or null for a foreign token. */
export function readWithdrawal(token: string, secret: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  if (!id) return null;
  const expected = Buffer.from(signWithdrawal(id, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
