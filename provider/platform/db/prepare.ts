import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { lateStatement } from '../errors/lateStatement.ts';
import { isLimited } from './callTime.ts';
import type { Db } from './client.ts';
import { traced } from './traced.ts';

/** The number of statements that a connection has prepared: PostgreSQL stores a plan of each. */
const MAX_STATEMENTS = 256;

/** Returns the text of a statement that is given as such, or as pg's description of it. */
function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}

/** What a call that waits for a connection does with it. */
type OnConnection = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose statements are parts of their caller's trace, also those that wait for a connection. */
export class TracedPool extends pg.Pool {
  override query<T>(config: unknown, values?: unknown, callback?: unknown): T {
    const query: (...args: unknown[]) => Promise<unknown> = super.query;
    return traced(textOf(config), () => query.call(this, config, values, callback)) as T;
  }

  /** Hands a connection out in the context of whoever waits for it, not of whoever gave it back. */
  override connect<T>(callback?: OnConnection): T {
    const connect: (callback?: OnConnection) => unknown = super.connect;
    return connect.call(this, callback && AsyncResource.bind(callback)) as T;
  }
}

/** The settings of a connection with the time that a statement of a call may take, in ms. */
export type ClientConfig = pg.ClientConfig & { statementMs?: number };

/** A connection whose statements are parts of their caller's trace, and last no longer than a call may take. */
export class TracedClient extends pg.Client {
  readonly #statementMs: number | undefined;

  constructor(config: ClientConfig = {}) {
    super(config);
    this.#statementMs = config.statementMs;
  }

  /**
   * Gives the connection up where a statement of a call lasts; returns the end of that. PostgreSQL notices that the
   * connection is gone (`client_connection_check_interval`) and ends the statement with its transaction.
   */
  #limit(text: string): () => void {
    const ms = this.#statementMs;
    if (ms === undefined || !isLimited(text)) return () => undefined;
    const timer = setTimeout(() => this.connection.stream.destroy(lateStatement(ms)), ms);
    return () => clearTimeout(timer);
  }

  override query<T>(config: unknown, values?: unknown, callback?: unknown): T {
    const query: (...args: unknown[]) => Promise<unknown> = super.query;
    const text = textOf(config);
    const end = this.#limit(text);
    if (typeof callback !== 'function') {
      return traced(text, () => query.call(this, config, values).finally(end)) as T;
    }
    // A statement of the pool, which has shown it.
    const ended = (...results: unknown[]) => {
      end();
      callback(...results);
    };
    return query.call(this, config, values, ended) as T;
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
