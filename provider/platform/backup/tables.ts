import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { readKey, readRows } from '../db/rows.ts';
import type { Manifest } from './archive.ts';

type Table = Omit<Manifest['tables'][number], 'rows'>;
type Sequence = Manifest['sequences'][number];

/** Number of rows that are read at a time. */
const ROWS_AT_ONCE = 200;
/** Length of the rows that are written by one statement, in characters. */
const LENGTH_AT_ONCE = 500_000;

/**
 * Values are archived as the texts of their types, which PostgreSQL reads back exactly. These settings decide about
 * some of them; the others keep a server from ending a long transaction.
 */
const SETTINGS = [
  ...["TimeZone = 'UTC'", "DateStyle = 'ISO'", "IntervalStyle = 'postgres'", "bytea_output = 'hex'"],
  ...['extra_float_digits = 1', 'statement_timeout = 0', 'idle_in_transaction_session_timeout = 0'],
];

/** Prepares a transaction for reading or writing every table. */
export async function settle(tx: Db): Promise<void> {
  for (const setting of SETTINGS) await tx.execute(sql.raw(`SET LOCAL ${setting}`));
}

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Reads the columns of every table but those that the database computes itself. */
const readColumns = (tx: Db) =>
  readRows<Column>(
    tx,
    sql`
      SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY relname, attnum`,
  );

/** Reads the names of every table with its columns, and keeps both from being changed until the transaction ends. */
export async function readTables(tx: Db): Promise<Table[]> {
  const tables = new Map<string, string[]>();
  for (const { table, name } of await readColumns(tx)) tables.set(table, [...(tables.get(table) ?? []), name]);
  if (tables.size > 0) await tx.execute(sql`LOCK TABLE ${identifiers([...tables.keys()])} IN ACCESS SHARE MODE`);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

const identifiers = (names: string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Reads the order of a table's primary key, the same in every database: that of texts depends on the collation. */
async function readOrder(tx: Db, name: string): Promise<SQL> {
  const columns = (await readKey(tx, name)).map(
    (column) => sql`${sql.identifier(column.name)}${sql.raw(column.isText ? ' COLLATE "C"' : '')}`,
  );
  return columns.length > 0 ? sql`ORDER BY ${sql.join(columns, sql`, `)}` : sql``;
}

/** Reads a table, some rows at a time: each is a JSON array of the texts of its values, with a newline. */
export async function* readTable(tx: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  await tx.execute(sql`
    DECLARE reading NO SCROLL CURSOR FOR
    SELECT to_json(ARRAY[${texts}])::text || chr(10) AS line
    FROM ${sql.identifier(name)} ${await readOrder(tx, name)}`);
  for (;;) {
    const rows = await readRows<{ line: string }>(tx, sql.raw(`FETCH ${ROWS_AT_ONCE} FROM reading`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`CLOSE reading`);
}

const sequenceNames = (tx: Db) =>
  readRows<{ name: string }>(
    tx,
    sql`SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S'`,
  );

/** Reads the positions of all sequences. They follow no transaction, so they are at the newest row of it or after. */
export async function readSequences(tx: Db): Promise<Sequence[]> {
  const each = (await sequenceNames(tx)).map(
    ({ name }) =>
      sql`SELECT ${name}::text AS name, last_value::text AS value, is_called AS "isCalled" FROM ${sql.identifier(name)}`,
  );
  return each.length > 0 ? readRows<Sequence>(tx, sql.join(each, sql` UNION ALL `)) : [];
}

/** Puts all sequences where they were. */
export async function setSequences(tx: Db, sequences: Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await tx.execute(sql`SELECT setval(quote_ident(${name})::regclass, ${value}::bigint, ${isCalled}::boolean)`);
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `load`, which fills every table, without triggers and foreign keys: rows that triggers have made are loaded
 * themselves, and tables refer to each other in circles. Each foreign key is made again, which checks all rows.
 */
export async function withoutRules(tx: Db, tables: Table[], load: () => Promise<void>): Promise<void> {
  const keys = await readRows<ForeignKey>(
    tx,
    sql`
      SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const setTriggers = async (state: 'ENABLE' | 'DISABLE') => {
    for (const { name } of tables) {
      await tx.execute(sql`ALTER TABLE ${sql.identifier(name)} ${sql.raw(state)} TRIGGER USER`);
    }
  };
  for (const { table, name } of keys) await tx.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`));
  await setTriggers('DISABLE');
  await load();
  await setTriggers('ENABLE');
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  }
}

/** Groups rows, so that neither a statement nor the memory has to hold many. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length < LENGTH_AT_ONCE) continue;
    yield `[${batch.join(',')}]`;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}

/** Returns what fills a table of the database with the rows of an archive. */
export async function tableLoader(tx: Db) {
  const types = new Map((await readColumns(tx)).map(({ table, name, type }) => [`${table}.${name}`, type]));
  return async ({ name, columns }: Table, lines: AsyncIterable<string>): Promise<void> => {
    const values = columns.map((column, index) => `(line->>${index})::${types.get(`${name}.${column}`)}`).join(', ');
    for await (const batch of batches(lines)) {
      await tx.execute(sql`
        INSERT INTO ${sql.identifier(name)} (${identifiers(columns)}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.raw(values)} FROM jsonb_array_elements(${batch}::jsonb) AS line`);
    }
  };
}

/** Counts the rows of a table. */
export async function countRows(tx: Db, name: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(tx, sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)}`);
  return row?.count ?? 0;
}
