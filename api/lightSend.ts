import type { CallContext } from './httpClient';
import type { Call, CallFailure } from './send';
import { BROWSER_TIMEOUT_MS, MAX_ANSWER_BYTES, timeLimit } from './timeout';
import { callHeaders, refusalOf, tellSessionEnd } from './wire';

/** The address of a call with what it asks for; what is not set is left out. */
function addressOf({ url, params }: Call, { baseURL }: CallContext): string {
  const asked = Object.entries(params ?? {}).filter(([, value]) => value != null);
  const query = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
  return baseURL + url + (asked.length > 0 ? `?${query}` : '');
}

/** Reads an answer's JSON; null when it is none, or too large. */
async function readJson({ body }: Response): Promise<unknown> {
  const reader = body?.getReader();
  if (!reader) return null;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return null;
  }
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
  const { signal, done } = timeLimit(BROWSER_TIMEOUT_MS, wish);
  try {
    const { accessToken, headers } = await callHeaders(context);
    const answer = await fetch(addressOf(call, context), {
      method: call.method ?? 'GET',
      headers: { Accept: 'application/json', ...headers },
      redirect: 'error',
      signal,
    });
    const data = await readJson(answer);
    if (answer.ok && typeof data === 'object' && data !== null) return { data };
    tellSessionEnd(context, { status: answer.status, data }, accessToken);
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
