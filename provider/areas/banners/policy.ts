import { eq } from 'drizzle-orm';
import { banners } from '../../db/schema/site.ts';

/** Selects the banners that the caller may read; managers read inactive ones too. */
export const visibleBanners = (isManager: boolean) =>
  isManager ? undefined : eq(banners.status, 'active');
