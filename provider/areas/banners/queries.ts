import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import type { bannerCalls } from '../../../contract/banners.calls.ts';
import type { InputOf } from '../../../contract/call.ts';
import { banners } from '../../db/schema/site.ts';
import { isShown } from '../../domain/banners/state.ts';
import type { Caller } from '../../domain/identity/policy.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import { visibleBanners } from './policy.ts';

type ListQuery = InputOf<typeof bannerCalls.getBanners>['query'];

export async function listBanners(db: Db, query: ListQuery, caller: Caller, now: Date) {
  const { type, status, ordering, search } = query;
  const direction = ordering.startsWith('-') ? desc : asc;
  const column = ordering.endsWith('position') ? banners.position : banners.id;
  const rows = await db
    .select({ item: banners, total })
    .from(banners)
    .where(
      and(
        visibleBanners(caller, now),
        type && eq(banners.type, type),
        status && (status === 'active' ? isShown(now) : not(isShown(now))),
        search ? holds(sql`${banners.title} || ' ' || ${banners.titleEn}`, search) : undefined,
      ),
    )
    .orderBy(direction(column), direction(banners.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows);
}

/** Returns the banner with this id, or undefined when the caller may not see one. */
export async function findBanner(db: Db, id: number, caller: Caller, now: Date) {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), visibleBanners(caller, now)));
  return row;
}
