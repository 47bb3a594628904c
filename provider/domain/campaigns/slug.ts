import { like } from 'drizzle-orm';
import type { courses } from '../../db/schema/courses.ts';
import type { events } from '../../db/schema/events.ts';
import type { Db } from '../../platform/db/client.ts';

/** The length of a copied slug before its number, so that both fit. */
const STEM_MAX = 54;

/** Returns a slug that is free in a table, the same as another but for a number. */
export async function freeSlug(tx: Db, table: typeof events | typeof courses, slug: string): Promise<string> {
  const stem = slug.replace(/-\d+$/, '').slice(0, STEM_MAX).replace(/-$/, '');
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${stem}-%`));
  const taken = new Set(rows.map((row) => row.slug));
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
