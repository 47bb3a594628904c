import type { forums } from '../../db/schema/topics.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { presentForum } from '../../domain/taxonomy/presentForum.ts';
import type { AppContext } from '../../platform/http/context.ts';

/** Presents forums with the categories and tags of each. */
export async function forumPresenter(c: AppContext) {
  const taxonomy = await taxonomyOf(c);
  const locale = c.get('locale');
  return (row: typeof forums.$inferSelect) =>
    presentForum(row, taxonomy.categoriesOf(row.id, locale), taxonomy.tagsOf(row.id, locale), locale);
}
