import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ContextOf } from './baseApi';
import { type CallContext, openStream } from './httpClient';

/** Reads server-sent events until the stream ends. @throws when it is refused, cut or aborted */
async function readEvents(
  url: string,
  context: CallContext,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: EventSourceMessage) => void },
): Promise<void> {
  const stream = await openStream({
    context,
    url,
    headers: { Accept: 'text/event-stream' },
    fetchOptions: { cache: 'no-store' },
    signal,
  });
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

/** Returns a thunk that listens to the member's unread count until the stream ends or `signal` aborts it. */
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
