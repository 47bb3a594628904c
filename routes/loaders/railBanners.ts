import { bannersApi } from '@/api/banners';
import { railBanners } from '@/components/banners/bannersView';
import type { FetchQuery } from '@/store/pageData';

/** Loads the small banners of `RailBanners`. */
export const loadRailBanners = (fetchQuery: FetchQuery) =>
  fetchQuery(bannersApi.endpoints.getBanners.initiate(railBanners));
