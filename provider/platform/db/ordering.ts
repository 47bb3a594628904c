import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Returns the order of a list: by the column of `ordering`, downwards with '-' before its name, and `last`, whose values
 * are unique, in the same direction; without an `ordering` its `own`.
 */
export function sorted<C extends string>(
  ordering: NoInfer<C | `-${C}`> | undefined,
  { columns, last, own }: { columns: Record<C, SQLWrapper>; last: SQLWrapper; own: SQL[] },
): SQL[] {
  const chosen = Object.entries<SQLWrapper>(columns).find(([name]) => ordering === name || ordering === `-${name}`);
  if (!chosen) return own;
  const direction = ordering?.startsWith('-') ? desc : asc;
  return [direction(chosen[1]), direction(last)];
}
