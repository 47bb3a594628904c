import { deviceCalls } from '../../../contract/auth.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { endSession, endSessions, listSessions } from '../../domain/identity/sessions.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { read, write } from '../../platform/http/context.ts';

/** The devices on which a member is signed in. A session that ends is noticed by its next call. */
export const deviceRoutes = mount(deviceCalls, {
  async getSessions(c, { member }) {
    const rows = await read(c, (db) => listSessions(db, member.id, c.get('services').now()));
    const results = rows.map(({ id, sessionId, browser, system, rotatedAt }) => ({
      id,
      browser,
      system,
      used_at: rotatedAt.toISOString(),
      is_current: sessionId === member.sessionId,
    }));
    return { results };
  },
  async endSession(c, { params, member }) {
    const now = c.get('services').now();
    await write(c, async (tx) => {
      const found = (await listSessions(tx, member.id, now)).find((row) => row.id === params.id);
      if (!found) throw new ApiError(404, 'not_found');
      await endSession(tx, found.sessionId, now);
    });
    return done;
  },
  async endOtherSessions(c, { member: { id, sessionId } }) {
    await write(c, (tx) => endSessions(tx, id, c.get('services').now(), sessionId));
    return done;
  },
});
