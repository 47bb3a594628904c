import type { bannerSchemas } from './banners.ts';
import { declareCalls } from './call.ts';

export const bannerCalls = declareCalls<typeof bannerSchemas>()({
  getBanners: ['GET', '/banners/', 'public'],
  getBanner: ['GET', '/banners/{id}/', 'public'],
});
