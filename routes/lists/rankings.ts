import { rankingsApi } from '@/api/rankings';
import { rankingsQueryOf, rankingViewOf } from '@/components/rankings/rankingView';
import { createListPage } from '@/routes/createPage';
import { loadRailBanners } from '@/routes/loaders/railBanners';

export const rankings = createListPage('rankings', {
  namespaces: ['rankings'],
  propsOf: (query) => ({ view: rankingViewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    Promise.all([
      fetchQuery(rankingsApi.endpoints.getRankings.initiate(rankingsQueryOf(view, state))),
      loadRailBanners(fetchQuery),
    ]),
});
