import { prometheus } from '@hono/prometheus';
import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client.ts';
import type { LiveConnection } from '../live/connect.ts';

/** Buckets of a job's duration, in seconds. */
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];

/** Queues of what is to be sent: how many are due, and for how long the first of them. */
export type Queues = Record<string, { length: number; seconds: number }>;

const outcomes = ['done', 'failed'] as const;
export type CountRun = (seconds: number, outcome: (typeof outcomes)[number]) => void;

/** What the provider measures of itself, as Prometheus reads it. */
export interface Metrics {
  registry: Registry;
  /** Counts each call and its duration by method, route and status. */
  countCalls: MiddlewareHandler;
  /**
   * Shows a job with no runs, and returns the function that counts one and its duration in seconds. A series that
   * began with the first failure would not increase by it.
   */
  measureJob(task: string): CountRun;
  /** Counts a call whose statement took too long. */
  countLateStatement(): void;
}

/**
 * Creates the provider's metrics: calls, jobs, the database's connections and replica, open event streams, the process itself,
 * the length of each queue of open work and of what is to be sent, which `readWork` and `readQueues` count at each
 * scrape; the losses of Redis where live events go through it.
 */
export function createMetrics(
  database: Database,
  { readWork, readQueues }: { readWork: () => Promise<Record<string, number>>; readQueues: () => Promise<Queues> },
  liveConnection?: Pick<LiveConnection, 'losses'>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const { registerMetrics } = prometheus({ registry });
  const jobs = new Histogram({
    name: 'gyeol_job_duration_seconds',
    help: 'Duration of the runs of recurring jobs in seconds',
    // Not `job`, which is Prometheus' own: ours would arrive as `exported_job`.
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const lateStatements = new Counter({
    name: 'gyeol_late_statements_total',
    help: 'Calls that failed since a statement took too long',
    registers,
  });
  new Gauge({
    name: 'gyeol_event_streams',
    help: 'Open streams of notifications',
    registers,
    collect() {
      this.set(database.live.listeners());
    },
  });
  new Gauge({
    name: 'gyeol_open_work',
    help: 'Open work of the operators by queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const [queue, count] of Object.entries(await readWork())) this.set({ queue }, count);
    },
  });
  const age = new Gauge({
    name: 'gyeol_queue_age_seconds',
    help: 'How long the first of what is to be sent has been due, by queue',
    labelNames: ['queue'],
    registers,
  });
  new Gauge({
    name: 'gyeol_queue_length',
    help: 'What is to be sent and due, by queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const [queue, { length, seconds }] of Object.entries(await readQueues())) {
        this.set({ queue }, length);
        age.set({ queue }, seconds);
      }
    },
  });
  if (liveConnection) {
    new Counter({
      name: 'gyeol_redis_lost_total',
      help: 'How often the Redis was lost through which live events go',
      registers,
      collect() {
        this.reset();
        this.inc(liveConnection.losses());
      },
    });
  }
  const { pool } = database;
  if (pool) {
    new Gauge({
      name: 'gyeol_database_connections',
      help: 'Connections to PostgreSQL, and calls that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  const { replica } = database;
  if (replica) {
    new Gauge({
      name: 'gyeol_database_replica_used',
      help: 'Whether reads go to the replica of PostgreSQL',
      registers,
      async collect() {
        this.set(Number(await replica.isCurrent()));
      },
    });
  }
  return {
    registry,
    countCalls: registerMetrics,
    measureJob(task) {
      for (const outcome of outcomes) jobs.zero({ task, outcome });
      return (seconds, outcome) => jobs.observe({ task, outcome }, seconds);
    },
    countLateStatement: () => lateStatements.inc(),
  };
}
