import type { AddressInfo } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createAdaptorServer } from '@hono/node-server';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pg from 'pg';
import { PreparingPGlite } from '../provider/platform/db/prepareEmbedded.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { type Figure, median, print, sized } from './lib.ts';
import { startBenchProvider } from './provider.ts';

const TOPICS = 1_000;
const CONNECTIONS = 32;
const SECONDS = sized(3, 1);
const ROUNDS = sized(5, 1);
const SHARE_BAR = 0.6;

const calls = {
  list: '/api/v1/forums/bench/topics/',
  topic: '/api/v1/forums/bench/topics/7/',
  search: `/api/v1/search/?search=${encodeURIComponent('당김')}`,
} as const;
type Call = keyof typeof calls;

type Provider = Awaited<ReturnType<typeof startBenchProvider>>;

/** A statement as a client was given it. */
interface Statement {
  text: string;
  values: unknown[];
}

/** Runs statements without drizzle; returns their rows. */
type Run = (statement: Statement) => Promise<unknown[]>;

const isStatement = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Records the statements with parameters that a client's prototype runs during `work`. */
async function record(prototype: { query: unknown }, work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = prototype;
  if (typeof query !== 'function') throw new Error('The client has no query');
  const statements: Statement[] = [];
  prototype.query = function recorded(this: unknown, config: unknown, values: unknown, ...rest: unknown[]) {
    const text = isStatement(config) ? config.text : config;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) statements.push({ text, values });
    return query.call(this, config, values, ...rest);
  };
  await work();
  prototype.query = query;
  return statements;
}

/** Opens what the bare routes run on: connections of their own, or the provider's embedded database. */
async function openBare({ services: { database } }: Provider): Promise<{ run: Run; close: () => Promise<void> }> {
  if (database.kind === 'embedded') {
    const found: PGlite[] = [];
    const { query } = PreparingPGlite.prototype;
    PreparingPGlite.prototype.query = function find(this: PGlite, ...args) {
      found.push(this);
      return query.apply(this, args);
    } as typeof query;
    await database.read((db) => db.execute(sql`select 1`));
    PreparingPGlite.prototype.query = query;
    const [client] = found;
    if (!client) throw new Error('The embedded database has no client');
    return { run: async ({ text, values }) => (await client.query(text, values)).rows, close: async () => undefined };
  }
  const { rows } = (await database.read((db) => db.execute(sql`select current_database() as name`))) as {
    rows: { name: string }[];
  };
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  // A connection may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  return {
    run: async ({ text, values }) => {
      const name = names.get(text) ?? `bare${names.size}`;
      names.set(text, name);
      return (await pool.query({ name, text, values })).rows;
    },
    close: () => pool.end(),
  };
}

/** Serves an app on a free port. */
async function serveApp(app: Pick<Hono, 'fetch'>) {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Measures requests a second and the p99 in ms. @throws when an answer is not 2xx */
async function rateOf(url: string, duration = SECONDS) {
  // A thread of its own, so that making the calls does not wait for answering them.
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    workers: 1,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} calls failed`);
  return { rate: requests.average, p99: latency.p99 };
}

async function measure(call: Call, provider: Provider, bare: Run): Promise<Figure> {
  const path = calls[call];
  const { kind } = provider.services.database;
  const read = async () => (await provider.app.request(path)).text();
  await read();
  const statements = await record(kind === 'embedded' ? PreparingPGlite.prototype : pg.Client.prototype, read);
  const bareApp = new Hono().get('/', async (c) => c.json((await Promise.all(statements.map(bare))).flat()));
  const [ours, theirs] = [await serveApp(provider.app), await serveApp(bareApp)];
  await rateOf(ours.url + path, 1);
  await rateOf(theirs.url, 1);
  const rounds: { ours: Awaited<ReturnType<typeof rateOf>>; theirs: Awaited<ReturnType<typeof rateOf>> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await rateOf(ours.url + path), theirs: await rateOf(theirs.url) });
  }
  ours.stop();
  theirs.stop();
  const middle = (side: 'ours' | 'theirs', figure: 'rate' | 'p99') =>
    Math.round(median(rounds.map((round) => round[side][figure])));
  const text = (side: 'ours' | 'theirs') => `${middle(side, 'rate')}/s (p99 ${middle(side, 'p99')} ms)`;
  return {
    what: `${call}, ${statements.length} statements: ${text('ours')} against ${text('theirs')}`,
    value: `${Math.round(median(rounds.map((round) => round.ours.rate / round.theirs.rate)) * 100)} %`,
    bar: `${SHARE_BAR * 100} %`,
  };
}

async function measureAll() {
  const provider = await startBenchProvider(TOPICS);
  const bare = await openBare(provider);
  const figures: Figure[] = [];
  for (const call of Object.keys(calls) as Call[]) figures.push(await measure(call, provider, bare.run));
  await bare.close();
  await provider.stop();
  const { kind } = provider.services.database;
  print(`Calls a second (${kind}), ${CONNECTIONS} connections, against a bare route with the same statements`, figures);
}

/**
 * Measures calls of the provider against a bare Hono route that runs the same statements, prepared by name on
 * PostgreSQL, and answers their rows as JSON: on PostgreSQL (DATABASE_URL's, or one of its own where one is
 * installed) and on the embedded database.
 */
export async function rates() {
  const url = process.env.DATABASE_URL;
  const own = url ? undefined : await startPostgres();
  const postgres = url ?? own?.url;
  if (postgres) {
    process.env.DATABASE_URL = postgres;
    await measureAll();
    delete process.env.DATABASE_URL;
  }
  await own?.stop();
  await measureAll();
  if (url) process.env.DATABASE_URL = url;
}
