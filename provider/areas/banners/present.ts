import type { Banner } from '../../../contract/banners.ts';
import type { banners } from '../../db/schema/site.ts';
import { bannerStateOf } from '../../domain/banners/state.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { localised } from '../../platform/messages/localised.ts';

export const presentBanner = (
  row: typeof banners.$inferSelect,
  { locale, now }: Pick<ReaderContext, 'locale' | 'now'>,
): Banner => ({
  id: row.id,
  type: row.type,
  status: bannerStateOf(row, now) === 'shown' ? 'active' : 'inactive',
  title: localised(row, 'title', locale),
  description: localised(row, 'description', locale),
  href: row.href,
  image: row.image,
  ...(row.phoneImage && { phone_image: row.phoneImage }),
});
