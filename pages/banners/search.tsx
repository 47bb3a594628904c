import type { GetServerSideProps } from 'next';
import { bannersApi } from '@/api/banners';
import { bannerOrders, bannersQueryOf, viewOf } from '@/components/banners/view';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import BannersPage from './[view]/[page]';

/** News searched or in another order: `/banners?search=…`. */
export default BannersPage;

export const getServerSideProps = ((context) => {
  const view = viewOf(context.query);
  const state = parseListState(context.query, bannerOrders);
  return renderRequest(context, {
    namespaces: ['banners'],
    given: { view, state },
    load: (ask) => ask(bannersApi.endpoints.getBanners.initiate(bannersQueryOf(view, state))),
  });
}) satisfies GetServerSideProps;
