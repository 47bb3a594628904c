import { bannersApi } from '@/api/banners';
import type { Ask } from '@/store/pageData';
import { railBanners } from './view';

/** Asks for the small news of `RailBanners`. */
export const loadRailBanners = (ask: Ask) =>
  ask(bannersApi.endpoints.getBanners.initiate(railBanners));
