import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Db } from './client.ts';
import { traced } from './traced.ts';

/** The number of statements that a connection has prepared: PostgreSQL stores a plan of each. */
const MAX_STATEMENTS = 256;

/** Returns the text of a statement that is given as such, or as pg's description of it. */
function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}

/** A pool whose statements are parts of their caller's trace, also those that wait for a connection. */
export class TracedPool extends pg.Pool {
  override query<T>(config: unknown, values?: unknown, callback?: unknown): T {
    const query: (...args: unknown[]) => Promise<unknown> = super.query;
    return traced(textOf(config), () => query.call(this, config, values, callback)) as T;
  }
}

/** A connection whose statements are parts of their caller's trace. */
export class TracedClient extends pg.Client {
  override query<T>(config: unknown, values?: unknown, callback?: unknown): T {
    const query: (...args: unknown[]) => Promise<unknown> = super.query;
    const run = () => query.call(this, config, values, callback);
    // A statement of the pool, which has shown it: here its caller is whoever gave the connection back.
    if (typeof callback === 'function') return run() as T;
    return traced(textOf(config), run) as T;
  }
}

/**
 * A connection that sends each statement with parameters under a name, so that PostgreSQL parses and plans it
 * once: that takes ten times as long as running the query of a list.
 */
export class PreparingClient extends TracedClient {
  #named = 0;
  readonly #names = new LRUCache<string, string>({
    max: MAX_STATEMENTS,
    dispose: (name) => {
      const connection = this.connection as pg.Connection & { parsedStatements: Record<string, string> };
      connection.close({ type: 'S', name }, true);
      // pg has no call for this, and would hold the text until the connection ends.
      Reflect.deleteProperty(connection.parsedStatements, name);
    },
  });

  /** The statement with its name, unless it has no parameters: those are for transactions and maintenance. */
  #prepare(config: unknown, values: unknown): unknown {
    if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') {
      return config;
    }
    if (!Array.isArray(values) || values.length === 0) return config;
    let name = this.#names.get(config.text);
    if (name === undefined) {
      this.#named += 1;
      name = `s${this.#named}`;
      this.#names.set(config.text, name);
    }
    return { ...config, name };
  }

  override query<T>(config: unknown, values?: unknown, callback?: unknown): T {
    return super.query(this.#prepare(config, values), values, callback);
  }
}

/**
 * Caches the queries that `build` makes from a few constants, once for each database handle: drizzle takes
 * longer to build the SQL of a list than PostgreSQL to run it. Values are `sql.placeholder`s in them.
 */
export function prepared<Shape extends readonly (string | boolean | undefined)[], Query>(
  build: (db: Db, ...shape: Shape) => Query,
): (db: Db, ...shape: Shape) => Query {
  const cache = new WeakMap<Db, Map<string, Query>>();
  return (db, ...shape) => {
    const queries = cache.get(db) ?? new Map<string, Query>();
    cache.set(db, queries);
    const key = shape.join(' ');
    const query = queries.get(key) ?? build(db, ...shape);
    queries.set(key, query);
    return query;
  };
}
