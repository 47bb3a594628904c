import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../../../contract/addressKey.ts';
import { REQUEST_ID_PATTERN } from '../../../contract/requestId.ts';
import { knownZone } from '../../../contract/timeZone.ts';
import { limitStatements } from '../db/callTime.ts';
import { activeSpan } from '../traces/span.ts';
import type { AppContext, AppEnv, Services } from './context.ts';

/** Returns the client's address as the trusted proxies reported it: each of `hops` may add one to X-Forwarded-For. */
function namedAddress(c: AppContext, hops: number): string | undefined {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return (hops > 0 ? forwarded.at(-hops) : undefined) || undefined;
}

/** Returns the address at the other end of the connection. */
function socketAddress(c: AppContext): string {
  // An app called without a socket (tests, the mock) has no address.
  const socket: unknown = c.env;
  return typeof socket === 'object' && socket !== null && 'incoming' in socket
    ? (getConnInfo(c).remote.address ?? 'unknown')
    : 'local';
}

/** The zones of headers: checking one takes longer than the rest of a context, and every call names it. */
const zones = new LRUCache<string, string>({
  max: 500,
  memoMethod: knownZone,
});

/** Sets up the context of every handler, and writes one log line for every call. */
export const request = (services: Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('X-Request-Id');
    const known = given && REQUEST_ID_PATTERN.test(given) ? given : activeSpan()?.requestId;
    const requestId = known ?? randomUUID();
    const log = services.log.child({ requestId });
    c.set('services', services);
    c.set('member', null);
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('locale', c.req.header('Accept-Language')?.startsWith('en') ? 'en' : 'ko');
    c.set('timeZone', zones.memo(c.req.header('X-Timezone') ?? ''));
    const named = namedAddress(c, services.env.TRUSTED_HOPS);
    c.set('isForwarded', named !== undefined);
    c.set('address', addressKey(named ?? socketAddress(c)));
    // Before the handler, since Hono copies a finished response to add a header.
    c.header('X-Request-Id', requestId);
    // A response may hold private data; a call with a public response sets its own header.
    c.header('Cache-Control', 'private, no-store');
    const started = performance.now();
    await limitStatements(next);
    // Hono runs the handler of GET and drops its body, which may hold a file, a connection or a place among streams.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    log.info({
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
