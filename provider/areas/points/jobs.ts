import { secondsInHour } from 'date-fns/constants';
import type { Services } from '../../platform/http/context.ts';
import type { Job } from '../../platform/jobs/runner.ts';
import { creditStore, sendCredits } from './credit.ts';
import { expirePoints } from './expire.ts';
import { noticeEnding } from './notice.ts';

/**
 * The jobs of the ledger: notices of expiring points, expiry, and credits to the store where there is
 * one.
 */
export function pointJobs(services: Pick<Services, 'database' | 'env' | 'log' | 'now'>): Job[] {
  const { database, env, now } = services;
  const store = creditStore(env);
  return [
    { name: 'points-notice', every: secondsInHour, run: () => noticeEnding(database, now()) },
    {
      name: 'points',
      every: secondsInHour,
      run: () => database.write((tx) => expirePoints(tx, now())),
    },
    ...(store ? [{ name: 'credits', every: 60, run: () => sendCredits(services, store) }] : []),
  ];
}
