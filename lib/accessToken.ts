/** Seconds by which a clock may be off before a token counts as ended. */
const MARGIN_SECONDS = 15;

/** Whether an access token says of itself that it has ended; one that cannot be read has not. */
export function hasEnded(accessToken: string, now: number): boolean {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' && (exp - MARGIN_SECONDS) * 1000 <= now;
  } catch {
    return false;
  }
}
