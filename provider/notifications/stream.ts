import type { Live } from '../live.ts';
import { channelOf } from './notify.ts';

/** A proxy cuts a stream that is idle for half a minute; a comment every so often keeps it, in ms. */
const HEARTBEAT_MS = 15_000;
/** A stream ends after this long, so that its reader shows anew that their session holds, in ms. */
const LIFE_MS = 10 * 60_000;
/** So many open pages of one member are told at once; others ask now and then. */
export const STREAMS_A_MEMBER = 8;

const open = new Map<number, number>();

/** Whether a member may open one more stream. */
export const mayStream = (userId: number) => (open.get(userId) ?? 0) < STREAMS_A_MEMBER;

function countStream(userId: number, by: 1 | -1) {
  const left = (open.get(userId) ?? 0) + by;
  if (left > 0) open.set(userId, left);
  else open.delete(userId);
}

/**
 * A member's unread count as server-sent events: `event: unread`, `data: {"unread_count": n}` now and
 * after each change. `readCount` is asked once more when news came while it was answering.
 */
export function streamUnread(
  live: Live,
  userId: number,
  readCount: () => Promise<number>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;

  return new ReadableStream({
    start(controller) {
      let ended = false;
      let changed = true;
      let reading = false;
      const send = (text: string) => controller.enqueue(encoder.encode(text));

      async function tell() {
        changed = true;
        if (reading) return;
        reading = true;
        try {
          while (changed && !ended) {
            changed = false;
            const count = await readCount();
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

      const heartbeat = setInterval(send, HEARTBEAT_MS, ': still here\n\n');
      const life = setTimeout(finish, LIFE_MS);
      const unsubscribe = live.subscribe(channelOf(userId), {
        changed: () => void tell(),
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
      return tell();
    },
    cancel: () => end(),
  });
}
