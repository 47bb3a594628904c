import { BEST_VIEW_COUNT } from '../../../contract/constants/common.ts';
import { topicSchemas } from '../../../contract/topics.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import type { ListQuery } from './filters.ts';
import { firstTopics } from './list.ts';
import { presentSummary } from './present.ts';

const topicsQuery = topicSchemas.getTopics.query;
const hot = topicsQuery.parse({ page_size: 8 });
const best = topicsQuery.parse({
  page_size: 8,
  ordering_type: 'best',
  view_count__gt: BEST_VIEW_COUNT,
});

async function summaries(c: AppContext, query: ListQuery) {
  const rows = await read(c, (db) => firstTopics(db, query));
  const taxonomy = await taxonomyOf(c);
  return rows.map((row) => presentSummary(row, taxonomy, c.get('locale')));
}

/** Returns the hot topics of the home page. */
export const homeHotTopics = (c: AppContext) => summaries(c, hot);
export const homeBestTopics = (c: AppContext) => summaries(c, best);
