import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from './clientAddress.ts';

/**
 * A limit on one address: answers whether it may go on, and otherwise has already answered 429 with
 * Retry-After. Counted in this process: what it guards is a log and a channel, not an account.
 */
export function addressLimit(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    try {
      await limiter.consume(clientAddress(req));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      res.statusCode = 429;
      res.setHeader('Retry-After', String(Math.ceil(refused.msBeforeNext / 1000)));
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify({ code: 'too_many' }));
      return false;
    }
  };
}
