import type { Database, Db } from '../db/client.ts';
import { type AppContext, afterCommit, read } from './context.ts';

/** How long rarely changing rows are cached, in ms. */
const MAX_AGE_MS = 5_000;

/**
 * Caches the result of `load` for five seconds in each database: names that every page of a list needs. A write of
 * these rows calls `forget`, so that the pages which it changes are not rendered with the old ones.
 */
export function recentRead<T>(load: (db: Db) => Promise<T>) {
  const cache = new WeakMap<Database, { value: T; until: number }>();
  const recent = async (c: AppContext): Promise<T> => {
    const { database, now } = c.get('services');
    // What a transaction has written is nobody else's yet.
    if (c.get('transaction')) return read(c, load);
    const time = now().getTime();
    const cached = cache.get(database);
    if (cached && time < cached.until) return cached.value;
    const value = await read(c, load);
    cache.set(database, { value, until: time + MAX_AGE_MS });
    return value;
  };
  const forget = (c: AppContext) => afterCommit(c, () => void cache.delete(c.get('services').database));
  return Object.assign(recent, { forget });
}
