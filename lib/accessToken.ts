/** Seconds by which a clock may be off before a token counts as ended. */
const MARGIN_SECONDS = 15;

/** Returns the claims of an access token; the whole of one without parts. */
const claimsPart = (accessToken: string) => accessToken.split('.')[1] ?? accessToken;

/** Returns the claims of an access token, or of its payload part, unverified; `{}` if they cannot be parsed. */
function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = claimsPart(accessToken);
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Returns whether an access token has expired by its own `exp`; false for one that cannot be parsed. */
export function hasEnded(accessToken: string, now: number): boolean {
  const { exp } = claimsOf(accessToken);
  return typeof exp === 'number' && (exp - MARGIN_SECONDS) * 1000 <= now;
}

/** Returns the session id of an access token, or of its payload part; all tokens of one session have the same. */
export function sessionIdOf(accessToken: string): string {
  const { sid } = claimsOf(accessToken);
  return typeof sid === 'string' ? sid : claimsPart(accessToken);
}
