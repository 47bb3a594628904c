import { createRoute, z } from '@hono/zod-openapi';
import {
  notificationsAnswer,
  notificationsQuery,
  notificationsReadAnswer,
  notificationsReadBody,
} from '../../../contract/notifications.ts';
import { isLive } from '../../domain/identity/sessions.ts';
import { readCounts } from '../../domain/notifications/counts.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { call, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
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
export const notificationRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/notifications/',
      summary:
        "The member's notifications, the latest first; `platform` (`web`, or `app` for an app's profile) only says where they are shown: both get the same",
      query: notificationsQuery,
      answer: notificationsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const found = await read(c, (db) => listNotifications(db, member.id, query));
      const shown = { platform: query.platform, locale: c.get('locale') };
      const results = found.rows.map((row) => presentNotification(row, found.actors, shown));
      const page = paginate(c, query, found.count, results);
      return c.json({ ...page, unread_count: found.unread }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/notifications/read/',
      summary: 'Mark notifications as read: those of `ids`, or all without them',
      body: notificationsReadBody,
      answer: notificationsReadAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const { ids } = c.req.valid('json');
      const now = c.get('services').now();
      const unread = await write(c, (tx) => markRead(tx, member.id, { ids, now }));
      return c.json({ success: true as const, unread_count: unread }, 200);
    },
  )
  .openapi(streamRoute, (c) => {
    const { id, sessionId } = requireMember(c);
    const { database, now } = c.get('services');
    if (!mayStream(id)) throw new ApiError(429, 'too_many', { retryAfter: STREAM_RETRY_SECONDS });
    const readCount = () =>
      database.read(async (db) => ((await isLive(db, sessionId, now())) ? (await readCounts(db, id)).unread : null));
    return c.body(streamUnread(database.live, id, readCount), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses would hold each event back until its buffer is full.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
