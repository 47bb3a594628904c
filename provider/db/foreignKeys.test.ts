import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readRows } from '../platform/db/rows.ts';
import { testProvider } from '../testing.ts';

const provider = await testProvider();

/** Tables whose rows are never deleted. */
const KEPT = ['users'];
/** Tables that stay small, so that one is read in a moment. */
const SMALL: Record<string, string> = {
  announcements: 'operators write them by hand',
  course_lessons: 'operators write them by hand',
  events: 'operators write them by hand',
};

interface ForeignKey {
  table: string;
  column: string;
  target: string;
}

/** Reads the foreign keys that begin no index; one of the rows that have a value is enough. */
const unindexed = () =>
  provider.read((db) =>
    readRows<ForeignKey>(
      db,
      sql`select con.conrelid::regclass::text as "table", att.attname as "column", con.confrelid::regclass::text as target
        from pg_constraint con
        join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
        where con.contype = 'f' and not exists (
          select from pg_index
          where indrelid = con.conrelid and indkey[0] = con.conkey[1]
            and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || att.attname || ' IS NOT NULL)')
        )
        order by 1, 2`,
    ),
  );

it('what refers to rows that may be deleted finds them by an index, where it grows', async () => {
  const found = await unindexed();
  // The query finds what it is for.
  expect(found).toContainEqual({ table: 'newsletters', column: 'created_by', target: 'users' });
  const slow = found.filter(({ table, target }) => !KEPT.includes(target) && !(table in SMALL));
  expect(slow).toEqual([]);
  const stray = Object.keys(SMALL).filter((table) => found.every((key) => key.table !== table));
  expect(stray).toEqual([]);
});
