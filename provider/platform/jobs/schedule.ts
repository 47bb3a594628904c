import { Cron } from 'croner';
import { roundToNearestMinutes } from 'date-fns';
import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { jobRuns } from '../../db/schema/jobs.ts';
import type { Database } from '../db/client.ts';
import { loggable } from '../errors/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** A recurring job. Each run is done by one provider, and runs never overlap in one. */
export interface Job {
  name: string;
  /** When it is due, as a cron pattern in UTC, at most once a minute. */
  cron: string;
  /** Whether it also runs at the start. */
  atStart?: boolean;
  /** Does the work; a long one ends early once `signal` is aborted, and goes on at the next run. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** Claims the run of a job that is due at `dueAt`; returns false when another provider has it. */
export const claimRun = (database: Database, name: string, dueAt: Date): Promise<boolean> =>
  database.write(async (tx) => {
    const claimed = await tx
      .insert(jobRuns)
      .values({ name, dueAt })
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: { dueAt },
        setWhere: lt(jobRuns.dueAt, dueAt),
      })
      .returning();
    return claimed.length > 0;
  });

/** Runs each job when it is due until it is stopped; a failed one is logged and runs again when it is next due. */
export function startJobs(
  jobs: Job[],
  {
    database,
    log,
    metrics,
    now,
  }: {
    database: Database;
    log: Pick<Logger, 'debug' | 'error'>;
    metrics?: Pick<Metrics, 'countJob'> | undefined;
    now: () => Date;
  },
) {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function perform({ name, run }: Job) {
    const began = performance.now();
    const count = (outcome: 'done' | 'failed') => metrics?.countJob(name, (performance.now() - began) / 1000, outcome);
    try {
      // Providers' clocks differ, and a timer may fire a millisecond early: a run is identified by its minute.
      if (!(await claimRun(database, name, roundToNearestMinutes(now())))) return;
      await run(stopping.signal);
      count('done');
      log.debug({ job: name }, 'job finished');
    } catch (error) {
      count('failed');
      const failure = error instanceof Error ? loggable(error) : { error: String(error) };
      log.error({ job: name, ...failure }, 'job failed');
    }
  }

  function start(job: Job): Promise<void> {
    const performing = perform(job).finally(() => running.delete(performing));
    running.add(performing);
    return performing;
  }

  const crons = jobs.map((job) => new Cron(job.cron, { timezone: 'UTC', protect: true }, () => start(job)));
  for (const job of jobs) if (job.atStart) void start(job);
  return {
    /** Starts nothing more and waits for running jobs. */
    async stop() {
      stopping.abort();
      for (const cron of crons) cron.stop();
      await Promise.all(running);
    },
  };
}

/**
 * Returns the maintenance jobs of the embedded database, which has no autovacuum: its log would grow and its
 * statistics become outdated.
 */
export function embeddedJobs(database: Database): Job[] {
  if (database.kind !== 'embedded') return [];
  return [
    { name: 'checkpoint', cron: '*/5 * * * *', run: () => database.maintain('CHECKPOINT') },
    { name: 'vacuum', cron: '58 * * * *', run: () => database.maintain('VACUUM ANALYZE') },
  ];
}
