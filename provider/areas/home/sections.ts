import { sql } from 'drizzle-orm';
import { type HomeSectionName, homeSectionNames } from '../../../contract/constants/home.ts';
import type { ManagedHome } from '../../../contract/managedHome.ts';
import { homeSections } from '../../db/schema/site.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';

/** Lists the sections of the home page in their order; those that no operator has moved have the place of a new site. */
export async function listHomeSections(db: Db): Promise<ManagedHome['sections']> {
  const stored = new Map((await db.select().from(homeSections)).map((row) => [row.name, row]));
  return homeSectionNames
    .map((name, index) => ({
      name,
      place: stored.get(name)?.position ?? index,
      shown: stored.get(name)?.shown ?? true,
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, shown }) => ({ slug: name, shown }));
}

/** Orders the sections, and logs it. @throws 400 for a name that stands twice */
export async function orderHome(tx: Db, names: readonly HomeSectionName[], by: RequestContext) {
  if (new Set(names).size !== names.length) throw fieldError(by.locale, 'names', 'wrongOrder');
  await lockName(tx, 'home_sections', 'order');
  const before = await listHomeSections(tx);
  await tx
    .insert(homeSections)
    .values(names.map((name, position) => ({ name, position })))
    .onConflictDoUpdate({ target: homeSections.name, set: { position: sql`excluded.position` } });
  await logAction(tx, by, {
    action: 'order_home',
    before: { order: before.map(({ slug }) => slug).join(', ') },
    after: { order: names.join(', ') },
  });
}

/** Shows a section or hides it, and logs it. */
export async function showHomeSection(
  tx: Db,
  { name, shown }: { name: HomeSectionName; shown: boolean },
  by: RequestContext,
) {
  await lockName(tx, 'home_sections', 'order');
  const before = (await listHomeSections(tx)).find((section) => section.slug === name)?.shown ?? true;
  await tx
    .insert(homeSections)
    .values({ name, shown })
    .onConflictDoUpdate({ target: homeSections.name, set: { shown } });
  await logAction(tx, by, { action: 'show_home_section', label: name, before: { shown: before }, after: { shown } });
}
