import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { hasEnded } from '@/lib/accessToken';
import type { ContextOf } from './baseApi';
import type { CallContext } from './httpClient';

async function tokenOf({ accessToken, renewToken }: CallContext): Promise<string> {
  return renewToken && hasEnded(accessToken, Date.now()) ? renewToken() : accessToken;
}

/**
 * Reads server-sent events until the stream ends: by fetch, because the bearer belongs into a header
 * and never into an address. @throws when it is refused, cut or aborted
 */
async function readEvents(
  url: string,
  context: CallContext,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: EventSourceMessage) => void },
): Promise<void> {
  const address = new URL(context.baseURL + url, window.location.href);
  const answer = await fetch(address, {
    headers: {
      Accept: 'text/event-stream',
      'Accept-Language': context.locale,
      Authorization: `Bearer ${await tokenOf(context)}`,
    },
    cache: 'no-store',
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`The stream was refused: ${answer.status}`);
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

/** A thunk that listens to the member's unread count until the stream ends or `signal` aborts it. */
export const streamUnread =
  (signal: AbortSignal, onCount: (unread: number) => void) =>
  (_dispatch: unknown, getState: () => unknown, contextOf: ContextOf): Promise<void> =>
    readEvents('notifications/stream/', contextOf(getState()), {
      signal,
      onEvent: ({ event, data }) => {
        if (event !== 'unread') return;
        const { unread_count } = JSON.parse(data) as { unread_count: number };
        onCount(unread_count);
      },
    });
