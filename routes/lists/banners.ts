import { bannersApi } from '@/api/banners';
import { bannersQueryOf, bannersViewOf, newestFirst } from '@/components/banners/bannersView';
import { createListPage } from '@/routes/createPage';

export const banners = createListPage('banners', {
  namespaces: ['banners'],
  orders: { fields: [newestFirst.ordering] },
  propsOf: (query) => ({ view: bannersViewOf(query) }),
  load: (fetchQuery, { view, state }) =>
    fetchQuery(bannersApi.endpoints.getBanners.initiate(bannersQueryOf(view, state))),
});
