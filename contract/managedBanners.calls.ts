import { declareCalls } from './call.ts';
import type { managedBannerSchemas } from './managedBanners.ts';

export const managedBannerCalls = declareCalls<typeof managedBannerSchemas>()({
  getManagedBanners: ['GET', '/manage/banners/', 'content'],
  createBanner: ['POST', '/manage/banners/', 'content'],
  orderBanners: ['PUT', '/manage/banners/order/', 'content'],
  getManagedBanner: ['GET', '/manage/banners/{id}/', 'content'],
  updateBanner: ['PUT', '/manage/banners/{id}/', 'content'],
  deleteBanner: ['DELETE', '/manage/banners/{id}/', 'content'],
});
