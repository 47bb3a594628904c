import type { forums } from '../../db/schema/topics.ts';
import { labelsOf } from '../../domain/taxonomy/forumLabels.ts';
import { presentForum } from '../../domain/taxonomy/presentForum.ts';
import type { AppContext } from '../../platform/http/context.ts';

/** Presents forums with the categories and tags of each. */
export async function forumPresenter(c: AppContext) {
  const labels = await labelsOf(c);
  const locale = c.get('locale');
  return (row: typeof forums.$inferSelect) =>
    presentForum(row, labels.categoriesOf(row.id, locale), labels.tagsOf(row.id, locale), locale);
}
