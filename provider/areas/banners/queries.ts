import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { bannersQuery } from '../../../contract/banners.ts';
import { banners } from '../../db/schema/site.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';

type ListQuery = z.output<typeof bannersQuery>;

/** What someone may see: an inactive banner is a manager's matter. */
const shown = (isManager: boolean) => (isManager ? undefined : eq(banners.status, 'active'));

export async function listBanners(db: Db, query: ListQuery, isManager: boolean) {
  const { type, status, ordering, search } = query;
  const direction = ordering.startsWith('-') ? desc : asc;
  const column = ordering.endsWith('position') ? banners.position : banners.id;
  const rows = await db
    .select({ banner: banners, total: sql<number>`(count(*) over ())::int` })
    .from(banners)
    .where(
      and(
        shown(isManager),
        type && eq(banners.type, type),
        status && eq(banners.status, status),
        search ? holds(sql`${banners.title} || ' ' || ${banners.titleEn}`, search) : undefined,
      ),
    )
    .orderBy(direction(column), direction(banners.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { count: rows[0]?.total ?? 0, rows: rows.map(({ banner }) => banner) };
}

/** The banner with this id, or undefined where there is none to see. */
export async function findBanner(db: Db, id: number, isManager: boolean) {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), shown(isManager)));
  return row;
}
