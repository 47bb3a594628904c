import type { Services } from '../../platform/http/context.ts';
import type { Job } from '../../platform/jobs/schedule.ts';
import { creditStore, sendCredits } from './credit.ts';
import { expirePoints } from './expire.ts';
import { noticeEnding } from './notice.ts';

/**
 * Returns the jobs of the ledger: notices of expiring points, expiry, and credits to the store when one is
 * configured.
 */
export function pointJobs(services: Pick<Services, 'database' | 'env' | 'log' | 'now'>): Job[] {
  const { database, env, now } = services;
  const store = creditStore(env);
  return [
    { name: 'points-notice', cron: '52 * * * *', run: (signal) => noticeEnding(database, now(), signal) },
    { name: 'points', cron: '47 * * * *', run: (signal) => expirePoints(database, now(), signal) },
    ...(store
      ? [{ name: 'credits', cron: '* * * * *', run: (signal: AbortSignal) => sendCredits(services, store, signal) }]
      : []),
  ];
}
