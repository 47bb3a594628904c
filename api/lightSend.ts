import type { CallContext } from './httpClient';
import type { Call, CallFailure } from './send';
import { BROWSER_TIMEOUT_MS } from './timeout';
import { callHeaders, refusalOf, tellSessionEnd } from './wire';

/** The address of a call with what it asks for; what is not set is left out. */
function addressOf({ url, params }: Call, { baseURL }: CallContext): string {
  const asked = Object.entries(params ?? {}).filter(([, value]) => value != null);
  const query = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
  return baseURL + url + (asked.length > 0 ? `?${query}` : '');
}

/** Ends with the caller's wish or with the time, whichever comes first. */
function endOf(signal: AbortSignal) {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, BROWSER_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  const done = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  };
  return { signal: ended.signal, done };
}

/**
 * Sends what a page reads in the browser, and answers as `send` does. By the browser's own fetch:
 * axios would be the heaviest thing that a reader's page loads.
 */
export async function lightSend(
  call: Call,
  context: CallContext,
  wish: AbortSignal,
): Promise<{ data: unknown } | { error: CallFailure }> {
  const { signal, done } = endOf(wish);
  try {
    const { accessToken, headers } = await callHeaders(context);
    const answer = await fetch(addressOf(call, context), {
      method: call.method ?? 'GET',
      headers: { Accept: 'application/json', ...headers },
      signal,
    });
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok && typeof data === 'object' && data !== null) return { data };
    tellSessionEnd(context, answer.status, accessToken);
    const retryAfter = Number(answer.headers.get('Retry-After'));
    return {
      error: {
        status: answer.status,
        body: answer.ok ? null : refusalOf(data),
        ...(retryAfter > 0 && { retryAfter }),
      },
    };
  } catch {
    return { error: { status: 0, body: null } };
  } finally {
    done();
  }
}
