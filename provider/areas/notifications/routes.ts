import { createRoute, z } from '@hono/zod-openapi';
import { notificationCalls } from '../../../contract/notifications.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { isLive } from '../../domain/identity/sessions.ts';
import { readCounts } from '../../domain/notifications/counts.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { paginate, read, requireMember, write } from '../../platform/http/context.ts';
import { presentNotification } from './present.ts';
import { listNotifications, markRead } from './queries.ts';
import { mayStream, streamUnread } from './stream.ts';

/** Seconds until a rejected stream may be retried. */
const STREAM_RETRY_SECONDS = 60;

const streamRoute = createRoute({
  method: 'get',
  path: '/notifications/stream/',
  summary:
    "The member's unread count as server-sent events (`unread`), now and after each change; a comment keeps it open every 15 s, and it ends after 10 minutes to be opened anew",
  responses: {
    200: {
      description: 'The stream',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});

/** The calls of a member's notifications. */
export const notificationRoutes = mount(notificationCalls, {
  async getNotifications(c, { query, member }) {
    const found = await read(c, (db) => listNotifications(db, member.id, query));
    const shown = { platform: query.platform, locale: c.get('locale') };
    const results = found.rows.map((row) => presentNotification(row, found.actors, shown));
    return { ...paginate(c, query, found.count, results), unread_count: found.unread };
  },
  async readNotifications(c, { body, member }) {
    const now = c.get('services').now();
    return { ...done, unread_count: await write(c, (tx) => markRead(tx, member.id, { ...body, now })) };
  },
}).openapi(streamRoute, (c) => {
  const { id, sessionId } = requireMember(c);
  const { database, now } = c.get('services');
  if (!mayStream(id)) throw new ApiError(429, 'too_many', { retryAfter: STREAM_RETRY_SECONDS });
  const isOwnLive = (db: Db) => isLive(db, sessionId, now());
  const unread = streamUnread(database.live, id, {
    isLive: () => database.read(isOwnLive),
    readCount: () => database.read(async (db) => ((await isOwnLive(db)) ? (await readCounts(db, id)).unread : null)),
  });
  return c.body(unread, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses would hold each event back until its buffer is full.
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
});
