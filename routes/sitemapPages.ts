import { forumsApi } from '@/api/forums';
import { skinTypes } from '@/contract/skin';
import { surveyKinds } from '@/contract/surveys';
import { paths, withQuery } from '@/lib/paths';
import type { FetchQuery } from '@/store/pageData';
import { table } from './table';

/** Lists the paths that need no part of their own: the table's pages, each survey, skin types, and each forum. */
export async function sitemapPagePaths(fetchQuery: FetchQuery): Promise<string[]> {
  const { results } = await fetchQuery(forumsApi.endpoints.getForums.initiate());
  const indexed = [...Object.values(table.singles), ...Object.values(table.lists)].flatMap(
    ({ address, indexed: views = [{}] }) => views.map((query) => withQuery(address, query)),
  );
  return [
    ...indexed,
    ...surveyKinds.map((kind) => paths.survey(kind)),
    ...skinTypes.map((code) => paths.skin(code)),
    paths.newsletter(),
    ...results.map((forum) => paths.forum(forum.slug)),
  ];
}
