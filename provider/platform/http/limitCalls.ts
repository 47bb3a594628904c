import { createMiddleware } from 'hono/factory';
import { callRule } from './callRules.ts';
import type { AppContext, AppEnv } from './context.ts';

const isRead = (c: AppContext) => c.req.method === 'GET' || c.req.method === 'HEAD';

/**
 * Limits calls by address, before any other work, so that rejected calls count as well. The web server's own
 * reads have no client address and are not limited: they are bounded by its page cache, and throttling them
 * as one address would throttle the site.
 */
export const limitByAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { limits } = c.get('services');
  if (!isRead(c)) {
    if (!callRule(c).ownLimit) await limits.use('writeByAddress', c.get('address'));
  } else if (c.get('isForwarded')) {
    await limits.use('readByAddress', c.get('address'));
  }
  await next();
});

/**
 * Creates the limit of the calls of one member, whatever addresses they come from. `readWrites` returns how many writing
 * ones are answered in a minute.
 */
export const limitByMember = (readWrites: (c: AppContext) => Promise<number>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const member = c.get('member');
    if (member && !callRule(c).ownLimit) {
      const { limits } = c.get('services');
      const key = `member:${member.id}`;
      if (isRead(c)) await limits.use('read', key);
      else await limits.use('write', key, await readWrites(c));
    }
    await next();
  });
