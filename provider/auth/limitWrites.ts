import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Limits writing calls by member and by address. Authenticating is limited by whoever it is for,
 * since the web asks for all of its members from one address.
 */
export const limitWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (writing.has(c.req.method) && !c.req.path.includes('/users/authenticate')) {
    const { limits } = c.get('services');
    const member = c.get('member');
    await limits.use('writeByAddress', c.get('address'));
    if (member) await limits.use('write', `member:${member.id}`);
  }
  await next();
});
