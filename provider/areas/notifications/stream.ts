import { millisecondsInMinute } from 'date-fns/constants';
import { channelOf, type Live } from '../../platform/live/live.ts';

/** A proxy closes a stream that is idle for half a minute; a comment at this interval prevents that, in ms. */
const HEARTBEAT_MS = 15_000;
/** A stream ends after this long, in ms, and its reader opens another. */
const LIFE_MS = 10 * millisecondsInMinute;
/** Maximum of one member's open pages with a stream; further ones poll. */
export const STREAMS_A_MEMBER = 8;

const open = new Map<number, number>();

/** Returns whether a member may open one more stream. */
export const mayStream = (userId: number) => (open.get(userId) ?? 0) < STREAMS_A_MEMBER;

function countStream(userId: number, by: 1 | -1) {
  const left = (open.get(userId) ?? 0) + by;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}

/**
 * Streams a member's unread count as server-sent events: `event: unread`, `data: {"unread_count": n}` now
 * and after each change. `readCount` is called once more when a change came while it was running; it
 * returns null once the session has ended, which ends the stream, as `isLive` says at each heartbeat. The end of a session is announced like
 * a change; one that a process without Redis does not hear of is seen with the next heartbeat.
 */
export function streamUnread(
  live: Live,
  userId: number,
  { readCount, isLive }: { readCount: () => Promise<number | null>; isLive: () => Promise<boolean> },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;

  return new ReadableStream({
    start(controller) {
      let ended = false;
      let changed = true;
      let reading = false;
      const send = (text: string) => controller.enqueue(encoder.encode(text));

      async function sendPending() {
        changed = true;
        if (reading) return;
        reading = true;
        try {
          while (changed && !ended) {
            changed = false;
            const count = await readCount();
            if (count === null) return finish();
            if (!ended) send(`event: unread\ndata: {"unread_count":${count}}\n\n`);
          }
        } catch {
          finish();
        } finally {
          reading = false;
        }
      }

      function finish() {
        if (ended) return;
        end();
        controller.close();
      }

      async function beat() {
        try {
          if (!(await isLive())) finish();
          else if (!ended) send(': still here\n\n');
        } catch {
          finish();
        }
      }

      const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      const life = setTimeout(finish, LIFE_MS);
      const unsubscribe = live.subscribe(channelOf(userId), {
        changed: () => void sendPending(),
        closed: finish,
      });
      countStream(userId, 1);
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        clearTimeout(life);
        unsubscribe();
        countStream(userId, -1);
      };
      return sendPending();
    },
    cancel: () => end(),
  });
}
