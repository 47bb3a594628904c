import type { CallContext } from './httpClient';
import type { Call, CallFailure } from './send';

/**
 * Sends a visitor's call without a body by the browser's own fetch, since axios would be the heaviest
 * thing that a reader's page loads.
 */
export async function lightSend(
  { url, method = 'GET' }: Call,
  { baseURL, locale, timeZone }: CallContext,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: CallFailure }> {
  try {
    const answer = await fetch(baseURL + url, {
      method,
      headers: { 'Accept-Language': locale, 'X-Timezone': timeZone },
      signal,
    });
    if (!answer.ok) return { error: { status: answer.status, body: null } };
    return { data: await answer.json() };
  } catch {
    return { error: { status: 0, body: null } };
  }
}
