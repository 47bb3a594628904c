import type { GetServerSideProps } from 'next';
import { parseListState } from '@/lib/listState';
import { loadOthers } from '@/routes/loaders/contents';
import { renderRequest } from '@/server/render/page';
import OthersPage from './pages/[page]';

/** Collections searched or narrowed by their products: `/contents/more?deals=sale`. */
export default OthersPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['contents', 'products'],
    given: { state },
    load: (ask) => loadOthers(ask, state),
  });
}) satisfies GetServerSideProps;
