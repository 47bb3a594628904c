import { rankingsApi } from '@/api/rankings';
import { rankingsQueryOf, viewOf } from '@/components/rankings/view';
import { createListPage } from '@/routes/createPage';
import { loadRailBanners } from '@/routes/loaders/railBanners';

export const rankings = createListPage('rankings', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    Promise.all([
      fetchQuery(rankingsApi.endpoints.getRankings.initiate(rankingsQueryOf(view, state))),
      loadRailBanners(fetchQuery),
    ]),
});
