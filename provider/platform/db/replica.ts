import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { reasonAway } from '../errors/databaseAway.ts';
import type { Db } from './client.ts';

/** How long reads wait for the replica to catch up, and for a primary that may be away, in ms. */
const PATIENCE_MS = 100;
/** How often the replica is asked meanwhile, in ms. */
const LOOK_MS = 3;
/** How long the replica may take to answer, in ms. */
const ANSWER_MS = 1000;
/** How long reads go to the primary before the replica is tried again, in ms. */
const PAUSE_MS = 1000;
/** How long a replica may be behind before that is reported, in ms. */
const BEHIND_MS = 5000;

/**
 * Reads how far the primary's log is on its disk: every write that was acknowledged, or that a reader there has seen,
 * is before it. Where the log is inserted is no such place: behind the last record of a page it is after the next
 * page's header, which a replica reaches with the next write only.
 */
const WRITTEN = `SELECT pg_current_wal_flush_lsn() AS position,
  concat_ws(' ', system_identifier, ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int) AS log
  FROM pg_control_system()`;
/**
 * Reads how far a replica has replayed that log, null from one that was promoted, and whether it is sent more. The
 * timeline is that of its last restart point: a replica that follows a failover is used from its next one on.
 */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END AS position,
  concat_ws(' ', system_identifier, greatest(timeline_id, min_recovery_end_timeline)) AS log,
  EXISTS (SELECT FROM pg_stat_wal_receiver) AS "isFed"
  FROM pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`;
/** PostgreSQL's code for a write in a transaction that may only read. */
const READ_ONLY = '25006';

/** A PostgreSQL that replays the primary's log, for reads. */
export interface Replica {
  db: Db;
  /**
   * Returns whether the replica has all that was written before this call; waits for that a moment. While the primary
   * answers neither us nor the replica nothing is written, so that the replica has all that can be read.
   */
  isCurrent(): Promise<boolean>;
  /** Learns of an error of a read there. */
  noteError(error: unknown): void;
  close(): Promise<void>;
}

/** Called once when reads leave the replica, with the reason, and once when they are there again. */
export type OnReplica = (reason: Error | undefined) => void;

class Behind extends Error {}

interface Place {
  position: bigint;
  /** The cluster and the timeline of the log: a position within another one says nothing. */
  log: string;
  isFed: boolean;
}

/** Reads a place in the log. @throws an Error of one that was promoted */
async function readPlace(pool: pg.Pool, query: string): Promise<Place> {
  const { rows } = await pool.query<{ position: string | null; log: string; isFed?: boolean }>(query);
  const [row] = rows;
  const [high, low] = row?.position?.split('/') ?? [];
  if (!row || !high || !low) throw new Error('It is a standby no more');
  const { log, isFed = false } = row;
  return { position: (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`), log, isFed };
}

/** Returns what a promise resolves to; undefined where that takes longer than `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function readReplayed(pool: pg.Pool): Promise<Place> {
  const place = await within(ANSWER_MS, readPlace(pool, REPLAYED));
  if (!place) throw new Error('It does not answer');
  return place;
}

/** Follows a replica: before reads go there, its place in the log is compared with that of the primary. */
export function followReplica(
  { primary, pool, db }: { primary: pg.Pool; pool: pg.Pool; db: Db },
  onReplica: OnReplica,
): Replica {
  let pausedUntil = 0;
  let lostAt: number | undefined;
  let isReported = false;
  /** Whether it had the log of the primary when both answered last. */
  let isOurs = true;

  function lose(error: unknown) {
    const now = performance.now();
    pausedUntil = now + PAUSE_MS;
    lostAt ??= now;
    if (isReported || (error instanceof Behind && now - lostAt < BEHIND_MS)) return;
    isReported = true;
    onReplica(error instanceof Error ? error : new Error(String(error)));
  }

  function find() {
    lostAt = undefined;
    if (isReported) onReplica(undefined);
    isReported = false;
  }

  async function compare() {
    const until = performance.now() + PATIENCE_MS;
    const asked = readPlace(primary, WRITTEN).catch((error: Error) => error);
    for (;;) {
      const [{ position, log, isFed }, written] = await Promise.all([readReplayed(pool), within(PATIENCE_MS, asked)]);
      const isKnown = written !== undefined && !(written instanceof Error);
      if (isKnown) isOurs = log === written.log;
      if (isKnown && !isOurs) throw new Error('It replays the log of another primary, or of one before a failover');
      if (isKnown ? position >= written.position : !isFed && isOurs) return;
      if (written instanceof Error) throw written;
      if (isKnown && performance.now() > until) {
        throw new Behind(`It is ${written.position - position} bytes of the log behind`);
      }
      await wait(LOOK_MS);
    }
  }

  async function check(): Promise<boolean> {
    if (performance.now() < pausedUntil) return false;
    return compare().then(
      () => {
        find();
        return true;
      },
      (error: unknown) => {
        lose(error);
        return false;
      },
    );
  }

  let running = Promise.resolve(false);
  let next: Promise<boolean> | undefined;
  return {
    db,
    isCurrent() {
      // One comparison for all that began to read during the one before.
      next ??= running.then(() => {
        next = undefined;
        running = check();
        return running;
      });
      return next;
    },
    noteError(error) {
      const reason = reasonAway(error);
      if (reason && reason !== READ_ONLY) lose(error);
    },
    close: () => pool.end(),
  };
}
