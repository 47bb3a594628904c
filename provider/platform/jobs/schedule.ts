import { Cron } from 'croner';
import { addHours, roundToNearestMinutes } from 'date-fns';
import { eq, gt, lt, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { jobRuns } from '../../db/schema/jobs.ts';
import type { Database } from '../db/client.ts';
import { loggable } from '../errors/errors.ts';
import type { CountRun, Metrics } from '../metrics/metrics.ts';
import { record } from '../traces/span.ts';
import type { Traces } from '../traces/traces.ts';

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

type MeasuredJob = Job & { countRun: CountRun | undefined };
type JobLog = Pick<Logger, 'debug' | 'warn' | 'error'>;

/** No two providers' clocks differ by more hours: a run stored for later was claimed by a wrong clock, since set right. */
const MOST_HOURS_AHEAD = 1;

/** Claims the run of a job that is due at `dueAt`; returns false when another provider has it. */
export const claimRun = (
  database: Database,
  log: Pick<JobLog, 'warn'>,
  { name, dueAt }: { name: string; dueAt: Date },
): Promise<boolean> =>
  database.write(async (tx) => {
    const latest = addHours(dueAt, MOST_HOURS_AHEAD);
    const [before] = await tx.select().from(jobRuns).where(eq(jobRuns.name, name));
    const claimed = await tx
      .insert(jobRuns)
      .values({ name, dueAt })
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: { dueAt },
        setWhere: or(lt(jobRuns.dueAt, dueAt), gt(jobRuns.dueAt, latest)),
      })
      .returning();
    const isClaimed = claimed.length > 0;
    if (isClaimed && before && before.dueAt > latest) {
      log.warn({ job: name, stored: before.dueAt, dueAt }, 'a wrong clock had claimed a run in the future');
    }
    return isClaimed;
  });

/** Runs each job when it is due until it is stopped; a failed one is logged and runs again when it is next due. */
export function startJobs(
  jobs: Job[],
  {
    database,
    log,
    metrics,
    traces,
    now,
  }: {
    database: Database;
    log: JobLog;
    metrics?: Pick<Metrics, 'measureJob'> | undefined;
    traces?: Pick<Traces, 'begin'> | undefined;
    now: () => Date;
  },
) {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function perform({ name, run, countRun }: MeasuredJob) {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      // Providers' clocks differ, and a timer may fire a millisecond early: a run is identified by its minute.
      const dueAt = roundToNearestMinutes(now());
      if (!(await claimRun(database, log, { name, dueAt }))) return;
      const work = async () => run(stopping.signal);
      await (traces ? record(traces.begin({ name: `job ${name}` }), work) : work());
      countRun?.(seconds(), 'done');
      log.debug({ job: name }, 'job finished');
    } catch (error) {
      countRun?.(seconds(), 'failed');
      const failure = error instanceof Error ? loggable(error) : { error: String(error) };
      log.error({ job: name, ...failure }, 'job failed');
    }
  }

  function start(job: MeasuredJob): Promise<void> {
    const performing = perform(job).finally(() => running.delete(performing));
    running.add(performing);
    return performing;
  }

  const measured = jobs.map((job) => ({ ...job, countRun: metrics?.measureJob(job.name) }));
  const crons = measured.map((job) => new Cron(job.cron, { timezone: 'UTC', protect: true }, () => start(job)));
  for (const job of measured) if (job.atStart) void start(job);
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
