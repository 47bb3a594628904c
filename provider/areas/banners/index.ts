import { defineArea } from '../../domain/areas/area.ts';
import { homeBanners } from './home.ts';
import { managedBannerRoutes } from './manageRoutes.ts';
import { bannerRoutes } from './routes.ts';

export const bannersArea = defineArea({
  routes: [managedBannerRoutes, bannerRoutes],
  home: { banners: homeBanners },
});
