import { eq } from 'drizzle-orm';
import { banners } from '../../db/schema/site.ts';
import type { Caller } from '../../domain/identity/policy.ts';

/** Selects the banners that the caller may read; managers read inactive ones too. */
export const visibleBanners = (caller: Caller) => (caller?.isManager ? undefined : eq(banners.status, 'active'));
