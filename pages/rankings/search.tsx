import type { GetServerSideProps } from 'next';
import { rankingsApi } from '@/api/rankings';
import { rankingsQueryOf, viewOf } from '@/components/rankings/view';
import { parseListState } from '@/lib/listState';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { renderRequest } from '@/server/render/page';
import RankingsPage from './[view]/[page]';

/** A member searched among the places, or a period that is over: `/rankings?date=…`. */
export default RankingsPage;

export const getServerSideProps = ((context) => {
  const view = viewOf(context.query);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['rankings'],
    given: { view, state },
    load: (ask) =>
      Promise.all([
        ask(rankingsApi.endpoints.getRankings.initiate(rankingsQueryOf(view, state))),
        loadRailBanners(ask),
      ]),
  });
}) satisfies GetServerSideProps;
