import type { Banner } from '../../../contract/banners.ts';
import type { banners } from '../../db/schema/site.ts';
import { localised } from '../../platform/messages/localised.ts';
import type { Locale } from '../../platform/messages/words.ts';

export const presentBanner = (row: typeof banners.$inferSelect, locale: Locale): Banner => ({
  id: row.id,
  type: row.type,
  status: row.status,
  title: localised(row, 'title', locale),
  description: localised(row, 'description', locale),
  href: row.href,
  image: row.image,
});
