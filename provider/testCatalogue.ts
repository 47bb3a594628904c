import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { own } from '../contract/own.ts';
import type { Db } from './platform/db/client.ts';

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  /** The default's expression; null without one. */
  default: string | null;
}

interface ForeignKey {
  table: string;
  column: string;
  target: string;
  targetColumn: string;
}

type Row = Record<string, unknown>;

/** The text that generated rows carry in every text, array and JSON column. */
const MARKER = 'personal-marker';

const rowsOf = async (db: Db, query: SQL) => (await db.execute(query)) as unknown as { rows: Row[] };

/** Reads tables, columns and single-column foreign keys of the migrated schema. */
export async function readCatalogue(db: Db) {
  const columns = await rowsOf(
    db,
    sql`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public'
      order by table_name, ordinal_position`,
  );
  const keys = await rowsOf(
    db,
    sql`select con.conrelid::regclass::text as "table", att.attname as "column",
        con.confrelid::regclass::text as target, target.attname as target_column
      from pg_constraint con
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      join pg_attribute target on target.attrelid = con.confrelid and target.attnum = con.confkey[1]
      where con.contype = 'f' and array_length(con.conkey, 1) = 1
      order by 1, 2`,
  );
  const tables = new Map<string, Column[]>();
  for (const row of columns.rows) {
    const table = String(row.table_name);
    const column = {
      name: String(row.column_name),
      type: String(row.data_type),
      isNullable: row.is_nullable === 'YES',
      default: row.column_default === null ? null : String(row.column_default),
    };
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  const foreignKeys = keys.rows.map(
    (row): ForeignKey => ({
      table: String(row.table),
      column: String(row.column),
      target: String(row.target),
      targetColumn: String(row.target_column),
    }),
  );
  return { tables, foreignKeys };
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Returns whether a column can hold typed text, by its type. */
const holdsText = ({ type }: Pick<Column, 'type'>) => /text|ARRAY|json/.test(type);

/** Returns whether a column holds one of a fixed set: its default is a value (`status`, `role`), and not typed text. */
const isChoice = ({ type, default: value }: Column) => type === 'text' && !!value && !/^''/.test(value);

function generatedValue(column: Column, number: number): SQL {
  switch (column.type) {
    case 'text':
      return sql`${`${MARKER}-${number}`}`;
    case 'ARRAY':
      // Some tables have arrays of numbers, which hold no text.
      return column.default?.includes('integer') ? sql`'{}'` : sql`array[${MARKER}]::text[]`;
    case 'jsonb':
      return sql`${JSON.stringify([MARKER])}::jsonb`;
    case 'uuid':
      return sql`${randomUUID()}::uuid`;
    case 'boolean':
      return sql`false`;
    case 'date':
      return sql`'2026-01-02'::date`;
    case 'time without time zone':
      return sql`'12:00'::time`;
    case 'timestamp with time zone':
      return sql`now()`;
    default:
      return sql`${number}`;
  }
}

/**
 * Inserts rows of any table, as the catalogue describes it: every text, array and JSON column carries
 * `MARKER`, a required reference to another table gets a row of its own there.
 */
export function rowFactory({ tables, foreignKeys }: Catalogue, overrides: Record<string, Row>) {
  let made = 1000;

  return async function insertRow(
    tx: Db,
    table: string,
    given: Row,
    /** The owner of the row where `given` does not say. */
    bystander: number,
  ): Promise<Row> {
    made += 1;
    const number = made;
    const values = new Map<string, SQL>();
    for (const column of tables.get(table) ?? []) {
      const preset = new Map(Object.entries({ ...own(overrides, table), ...given }));
      const key = foreignKeys.find((it) => it.table === table && it.column === column.name);
      if (preset.has(column.name)) values.set(column.name, sql`${preset.get(column.name)}`);
      else if (key && column.isNullable) continue;
      else if (key?.target === 'users') values.set(column.name, sql`${bystander}`);
      else if (key) {
        const parent = await insertRow(tx, key.target, {}, bystander);
        values.set(column.name, sql`${own(parent, key.targetColumn)}`);
      } else if (holdsText(column) ? !isChoice(column) : !column.isNullable && !column.default) {
        values.set(column.name, generatedValue(column, number));
      }
    }
    const names = sql.join(
      [...values.keys()].map((name) => sql.identifier(name)),
      sql`, `,
    );
    const { rows } = await rowsOf(
      tx,
      sql`insert into ${sql.identifier(table)} (${names})
        values (${sql.join([...values.values()], sql`, `)}) returning *`,
    );
    const [row] = rows;
    if (!row) throw new Error(`no row of ${table} was made`);
    return row;
  };
}

/** Reads the rows of a table whose columns have these values. */
export async function readRows(db: Db, table: string, values: Row): Promise<Row[]> {
  const conditions = Object.entries(values).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  const where = sql.join(conditions, sql` and `);
  return (await rowsOf(db, sql`select * from ${sql.identifier(table)} where ${where}`)).rows;
}

/** Returns the columns of a row that still contain the marker. */
export const markedColumns = (row: Row): string[] =>
  Object.entries(row).flatMap(([name, value]) => (JSON.stringify(value ?? '').includes(MARKER) ? [name] : []));
