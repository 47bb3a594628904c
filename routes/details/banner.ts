import { bannersApi } from '@/api/banners';
import { createDetailPage } from '@/routes/createPage';
import { loadRailBanners } from '@/routes/loaders/railBanners';

export const banner = createDetailPage('banner', {
  namespaces: ['banners'],
  propsOf: ({ id }) => ({ id }),
  load: async (fetchQuery, { id }) => {
    await Promise.all([fetchQuery(bannersApi.endpoints.getBanner.initiate({ id })), loadRailBanners(fetchQuery)]);
  },
});
