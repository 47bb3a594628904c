import { bannersApi } from '@/api/banners';
import { bannersQueryOf, viewOf } from '@/components/banners/view';
import { createListPage } from '@/routes/createPage';

export const banners = createListPage('banners', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(bannersApi.endpoints.getBanners.initiate(bannersQueryOf(view, state))),
});
