import { defineArea } from '../../domain/areas/area.ts';
import { homeBanners } from './home.ts';
import { bannerRoutes } from './routes.ts';

export const bannersArea = defineArea({
  routes: [bannerRoutes],
  home: { banners: homeBanners },
});
