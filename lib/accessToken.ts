/** Seconds by which a clock may be off before a token counts as ended. */
const MARGIN_SECONDS = 15;

/** Reads the claims of an access token without checking it. @throws when there are none */
function claimsOf(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/** Whether an access token says of itself that it has ended; one that cannot be read has not. */
export function hasEnded(accessToken: string, now: number): boolean {
  try {
    const { exp } = claimsOf(accessToken);
    return typeof exp === 'number' && (exp - MARGIN_SECONDS) * 1000 <= now;
  } catch {
    return false;
  }
}

/** Reads the id of the session that an access token belongs to. @throws when it names none */
export function sessionOf(accessToken: string): string {
  const { sid } = claimsOf(accessToken);
  if (typeof sid !== 'string') throw new Error('The access token names no session');
  return sid;
}
