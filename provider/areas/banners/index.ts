import { defineArea } from '../../domain/area.ts';
import { homeBanners } from './home.ts';
import { bannerRoutes } from './routes.ts';

export const bannersArea = defineArea({
  routes: [bannerRoutes],
  home: { banners: homeBanners },
});
