import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Makes transactions that concern one thing wait for each other, until this one ends. */
export const lockName = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
