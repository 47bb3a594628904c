import type { GetServerSideProps } from 'next';
import { videoOrders } from '@/components/contents/queries';
import { parseListState } from '@/lib/listState';
import { loadVideos } from '@/routes/loaders/contents';
import { renderRequest } from '@/server/render/page';
import VideosPage from './pages/[page]';

/** Videos searched, narrowed or in another order: `/contents/videos?search=…`. */
export default VideosPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query, videoOrders);
  return renderRequest(context, {
    namespaces: ['contents'],
    given: { state },
    load: (ask) => loadVideos(ask, state),
  });
}) satisfies GetServerSideProps;
