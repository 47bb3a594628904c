import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { BannerState } from '../../../contract/constants/banners.ts';
import { banners } from '../../db/schema/site.ts';

type BannerRow = Pick<typeof banners.$inferSelect, 'status' | 'startsAt' | 'endsAt'>;

/** The page of a banner, as `invalidates` names it; the home page and the lists of banners show it too. */
export const bannerPage = (id: number) => `banners/${id}`;

/** Returns what readers see of a banner at an instant. */
export function bannerStateOf({ status, startsAt, endsAt }: BannerRow, now: Date): BannerState {
  if (status === 'inactive') return 'off';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'scheduled' : 'shown';
}

/** Selects the banners that are shown at an instant. */
export const isShown = (now: Date): SQL =>
  and(
    eq(banners.status, 'active'),
    or(isNull(banners.startsAt), lte(banners.startsAt, now)),
    or(isNull(banners.endsAt), gt(banners.endsAt, now)),
  ) as SQL;
