import type { GetServerSideProps } from 'next';
import { photoOrders } from '@/components/contents/queries';
import { photoPostTypes } from '@/contract/constants';
import { parseListState } from '@/lib/listState';
import { loadPhotos } from '@/routes/loaders/contents';
import { renderRequest } from '@/server/render/page';
import PhotosPage from './pages/[page]';

/** Photo posts searched, narrowed or in another order: `/contents/photos?post_type=carousel`. */
export default PhotosPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query, photoOrders);
  const postType = photoPostTypes.find((type) => type === context.query.post_type) ?? null;
  return renderRequest(context, {
    namespaces: ['contents'],
    given: { state, postType },
    load: (ask) => loadPhotos(ask, state, postType),
  });
}) satisfies GetServerSideProps;
