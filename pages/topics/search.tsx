import type { GetServerSideProps } from 'next';
import { topicOrders } from '@/components/topics/topicsQuery';
import { parseListState } from '@/lib/listState';
import { loadAllForums } from '@/routes/loaders/allForums';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics } from '@/routes/loaders/topics';
import { renderRequest } from '@/server/render/page';
import TopicsPage from './[view]/[page]';

/** Topics of every forum searched, filtered or in another order: `/topics?search=…`. */
export default TopicsPage;

export const getServerSideProps = ((context) => {
  const best = context.query.best === '1';
  const state = parseListState(context.query, topicOrders);
  return renderRequest(context, {
    namespaces: ['topics', 'forums'],
    given: { best, state },
    load: (ask) =>
      Promise.all([loadTopics(ask, state, { best }), loadAllForums(ask), loadRailBanners(ask)]),
  });
}) satisfies GetServerSideProps;
