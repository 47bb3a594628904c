import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { loggable } from '../errors/errors.ts';

/** Work that is done again and again, never twice at once. */
export interface Job {
  name: string;
  /** Seconds between an end and the next beginning. */
  every: number;
  /** Whether the first run is at the start. */
  atStart?: boolean;
  run(): Promise<unknown>;
}

/** Does each job on its own timer until it is stopped; a failed one is logged and tried again. */
export function startJobs(jobs: Job[], log: Logger) {
  let stopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function schedule(job: Job, seconds: number) {
    if (stopped) return;
    const timer = setTimeout(() => {
      const run = perform(job).finally(() => {
        running.delete(run);
        schedule(job, job.every);
      });
      running.add(run);
    }, seconds * 1000);
    timers.set(job, timer);
  }

  async function perform(job: Job) {
    try {
      await job.run();
      log.debug({ job: job.name }, 'job finished');
    } catch (error) {
      const failure = error instanceof Error ? loggable(error) : { error: String(error) };
      log.error({ job: job.name, ...failure }, 'job failed');
    }
  }

  for (const job of jobs) schedule(job, job.atStart ? 0 : job.every);
  return {
    /** Starts nothing more and waits for running jobs. */
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/**
 * Maintenance that the embedded database does not do by itself: its log would grow and its plans get
 * outdated.
 */
export function embeddedJobs(database: Database): Job[] {
  if (database.kind !== 'embedded') return [];
  return [
    { name: 'checkpoint', every: 5 * secondsInMinute, run: () => database.maintain('CHECKPOINT') },
    { name: 'vacuum', every: secondsInHour, run: () => database.maintain('VACUUM ANALYZE') },
  ];
}
