// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runIn, type Span, type Work } from '@/provider/platform/traces/span';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { samples } from './every';
import { callsOf } from './routes';

/** Numbers its rows itself, by the id and the type last, in one statement that is written by hand. */
const NUMBERED = ['GET search/', 'GET search/suggestions/'];

const provider = await testProvider();
const lists = callsOf(provider).flatMap(({ name, method, answer }) => {
  const sample = samples[name];
  const isList = method === 'GET' && answer instanceof z.ZodObject && 'results' in answer.shape;
  return isList && sample && !NUMBERED.includes(name) ? [{ name, method, sample }] : [];
});

/** The columns of each unique index, by the table. */
const uniqueKeys = await provider.read(async (db) => {
  const { rows } = (await db.execute(sql`
    select tab.relname as "table", string_agg(att.attname, ' ') as columns
    from pg_index idx
    join pg_class tab on tab.oid = idx.indrelid
    join pg_namespace space on space.oid = tab.relnamespace and space.nspname = 'public'
    join pg_attribute att on att.attrelid = tab.oid and att.attnum = any (idx.indkey)
    where idx.indisunique and idx.indpred is null group by idx.indexrelid, tab.relname`)) as unknown as {
    rows: { table: string; columns: string }[];
  };
  return rows.map(({ table, columns }) => ({ table, columns: columns.split(' ') }));
});

/** Runs work and returns the texts of its statements. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const span: Span = {
    ids: { trace_id: '', span_id: '' },
    requestId: '',
    traceparent: '',
    isRecorded: true,
    child({ attributes }: Work) {
      const text = attributes?.['db.query.text'];
      if (text) texts.push(String(text));
      return span;
    },
    rename: () => undefined,
    set: () => undefined,
    end: () => undefined,
  };
  await runIn(span, work);
  return texts;
}

/**
 * Returns whether the last ORDER BY of a page leaves no two rows in the same place: its columns, with those that are
 * compared with a parameter, hold a unique key of a table. A column `id` of a subquery is one of a table's.
 */
function isTotal(statement: string): boolean {
  const [, order = ''] = /.* order by (.*?) limit /is.exec(statement) ?? [];
  const columnsIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, table = '', column = '']) => ({ table, column }));
  const ordered = columnsIn(order, /"(\w+)"\."(\w+)"/g);
  // A lateral subquery is read for each row of another table, which fixes the columns that it compares with those.
  const isLateral = /\blateral\b/i.test(statement);
  const fixed = columnsIn(statement, isLateral ? /"(\w+)"\."(\w+)" = [$"]\w/g : /"(\w+)"\."(\w+)" = \$\d+/g);
  const names = new Set(ordered.map(({ table }) => table));
  const isOfTable = (table: string) => uniqueKeys.some((key) => key.table === table);
  const bare = /(?:^|[ ,"])id"?(?: desc| asc)?(?:$|,)/i.test(order);
  if (bare || ordered.some(({ table, column }) => column === 'id' && !isOfTable(table))) return true;
  return [...names].some((table) =>
    uniqueKeys.some(
      (key) =>
        key.table === table &&
        key.columns.every((column) =>
          [...ordered, ...fixed].some((held) => held.table === table && held.column === column),
        ),
    ),
  );
}

beforeAll(() => seedFirstContent(provider.services, { accounts: true }));

test.each(lists)('no two rows of $name have the same place on its pages', async ({ method, sample }) => {
  const { path, ...rest } = await sample();
  const statements = await statementsOf(() => provider.call(method, path, rest));
  expect(statements.length).toBeGreaterThan(0);
  const pages = statements.filter((text) => / order by .* limit /is.test(text));
  expect(pages.filter((text) => !isTotal(text))).toEqual([]);
});
