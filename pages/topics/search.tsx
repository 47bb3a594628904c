import type { GetServerSideProps } from 'next';
import { forumsApi } from '@/api/forums';
import { loadTopics } from '@/components/topics/loadTopics';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/store/page';
import TopicsPage from './[view]/[page]';

/** Topics of every forum searched, filtered or in another order: `/topics?search=…`. */
export default TopicsPage;

export const getServerSideProps = (async (context) => {
  const best = context.query.best === '1';
  const state = parseListState(context.query);
  const rendered = await renderRequest(context, {
    namespaces: ['topics', 'forums'],
    load: async (ask) => {
      await Promise.all([
        loadTopics(ask, state, { best }),
        ask(forumsApi.endpoints.getForums.initiate()),
      ]);
      return {};
    },
  });
  return 'props' in rendered ? { props: { ...(await rendered.props), best, state } } : rendered;
}) satisfies GetServerSideProps;
