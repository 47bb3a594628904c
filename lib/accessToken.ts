/** Seconds by which a clock may be off before a token counts as ended. */
const MARGIN_SECONDS = 15;

/** Returns the claims of an access token; the whole of one without parts. */
const claimsPart = (accessToken: string) => accessToken.split('.')[1] ?? accessToken;

/** The claims of an access token, or of that part of it, unverified; `{}` if they cannot be read. */
function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = claimsPart(accessToken);
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether an access token says of itself that it has ended; one that cannot be read has not. */
export function hasEnded(accessToken: string, now: number): boolean {
  const { exp } = claimsOf(accessToken);
  return typeof exp === 'number' && (exp - MARGIN_SECONDS) * 1000 <= now;
}

/**
 * Names the session of an access token, or of its claims alone: every token that is renewed within it
 * has the same name.
 */
export function sessionIdOf(accessToken: string): string {
  const { sid } = claimsOf(accessToken);
  return typeof sid === 'string' ? sid : claimsPart(accessToken);
}
