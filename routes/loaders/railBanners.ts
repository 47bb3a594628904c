import { bannersApi } from '@/api/banners';
import { railBanners } from '@/components/banners/view';
import type { Ask } from '@/store/pageData';

/** Asks for the small news of `RailBanners`. */
export const loadRailBanners = (ask: Ask) =>
  ask(bannersApi.endpoints.getBanners.initiate(railBanners));
