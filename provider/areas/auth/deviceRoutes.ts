import { sessionParams, sessionsAnswer } from '../../../contract/auth.ts';
import { success } from '../../../contract/common.ts';
import { endSession, endSessions, listSessions } from '../../domain/identity/sessions.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { call, read, requireMember, router, write } from '../../platform/http/context.ts';

/** The devices on which a member is signed in. A session that ends is noticed by its next call. */
export const deviceRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/auth/sessions/',
      summary: "The member's sessions, the latest used first",
      answer: sessionsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const rows = await read(c, (db) => listSessions(db, member.id, c.get('services').now()));
      const results = rows.map(({ id, sessionId, browser, system, rotatedAt }) => ({
        id,
        browser,
        system,
        used_at: rotatedAt.toISOString(),
        is_current: sessionId === member.sessionId,
      }));
      return c.json({ results }, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/auth/sessions/{id}/',
      summary: "End one of the member's sessions",
      params: sessionParams,
      answer: success,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const now = c.get('services').now();
      await write(c, async (tx) => {
        const found = (await listSessions(tx, member.id, now)).find((row) => row.id === id);
        if (!found) throw new ApiError(404, 'not_found');
        await endSession(tx, found.sessionId, now);
      });
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/auth/sessions/',
      summary: 'End every session of the member but this one',
      answer: success,
    }),
    async (c) => {
      const { id, sessionId } = requireMember(c);
      await write(c, (tx) => endSessions(tx, id, c.get('services').now(), sessionId));
      return c.json({ success: true as const }, 200);
    },
  );
