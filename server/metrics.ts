import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { kindOf } from './requestKind.ts';

/** How the page cache answered: from the cache, from the cache while the page is rendered again, or not at all. */
export type CacheResult = 'fresh' | 'stale' | 'missed';

/** Creates the web's metrics: requests and their duration by kind and status, the page cache, the process itself. */
export function createWebMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'gyeol_web_request_duration_seconds',
    help: 'Duration of requests to the web in seconds',
    labelNames: ['kind', 'status'],
    registers,
  });
  const lookups = new Counter({
    name: 'gyeol_web_page_cache_total',
    help: 'Pages that the cache was asked for, by result',
    labelNames: ['result'],
    registers,
  });
  const redisLosses = new Counter({
    name: 'gyeol_web_redis_lost_total',
    help: 'How often the Redis was lost through which webs tell each other of changed pages',
    registers,
  });
  return {
    registry,
    countRedisLoss: (): void => redisLosses.inc(),
    /** Counts a request once its response has ended or was cut. */
    countRequest(req: IncomingMessage, res: ServerResponse): void {
      const end = requests.startTimer({ kind: kindOf(req) });
      res.once('close', () => end({ status: res.writableFinished ? res.statusCode : 499 }));
    },
    countLookup: (result: CacheResult): void => lookups.inc({ result }),
  };
}
