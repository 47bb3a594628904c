import type { Banner } from '../../../contract/banners.ts';
import type { banners } from '../../db/schema/site.ts';
import type { Locale } from '../../platform/messages/words.ts';

export const presentBanner = (row: typeof banners.$inferSelect, locale: Locale): Banner => ({
  id: row.id,
  type: row.type,
  status: row.status,
  title: locale === 'ko' ? row.title : row.titleEn,
  description: locale === 'ko' ? row.description : row.descriptionEn,
  href: row.href,
  image: row.image,
});
