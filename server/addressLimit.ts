import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../contract/addressKey.ts';
import { clientAddress } from './clientAddress.ts';

/**
 * Counts requests by address (IPv6 by its /64); the counter returns 0, or the seconds until the address
 * may send again. Counted in this process: it protects work of this process, not an account.
 */
export function addressCounter(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (req: IncomingMessage): Promise<number> => {
    try {
      await limiter.consume(addressKey(clientAddress(req)));
      return 0;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    }
  };
}

/** Limits requests by address: returns whether one may continue, and has otherwise answered 429 with Retry-After. */
export function addressLimit(points: number, seconds: number) {
  const count = addressCounter(points, seconds);
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const retryAfter = await count(req);
    if (retryAfter === 0) return true;
    res.statusCode = 429;
    res.setHeader('Retry-After', String(retryAfter));
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ code: 'too_many' }));
    return false;
  };
}
