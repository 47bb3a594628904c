import { like, or } from 'drizzle-orm';
import type { SiteTextArea } from '../../../contract/constants/siteTexts.ts';
import { siteTexts } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import { prepared } from '../../platform/db/prepare.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { fillSlots, type MessageKey, message } from '../../platform/messages/message.ts';
import { hasSlotsOf, nameOf, shippedTexts } from './shipped.ts';

export type SiteTextRow = typeof siteTexts.$inferSelect;

const rowsQuery = prepared((db, ...areas: SiteTextArea[]) =>
  db
    .select()
    .from(siteTexts)
    .where(or(...areas.map((area) => like(siteTexts.name, `${nameOf(area, '')}%`))))
    .prepare(''),
);

/** Reads the rows of areas, one for each text that has ever been changed. */
export const readRows = (db: Db, ...areas: SiteTextArea[]): Promise<SiteTextRow[]> => rowsQuery(db, ...areas).execute();

/**
 * Returns the changed texts among rows in a language, by their keys. One that the site no longer has, or whose slots
 * are no longer those of what ships, is left out: the site shows what ships in its place.
 */
export const changedTexts = (rows: readonly SiteTextRow[], locale: Locale): Map<string, string> =>
  new Map(
    rows.flatMap(({ name, text: ko, textEn: en }) => {
      const shipped = shippedTexts.get(name);
      const text = { ko, en }[locale];
      return shipped && text !== null && hasSlotsOf(shipped[locale], text) ? [[shipped.key, text] as const] : [];
    }),
  );

/** A text of badges by its key. */
type BadgeText = Extract<MessageKey, `badges:${string}`>;
/** Says a text of badges in a language, as `message` does. */
export type BadgeTexts = (locale: Locale, key: BadgeText, values?: Record<string, string | number>) => string;

/** Reads what the site says of badges: the texts that operators changed, the others as they ship. */
export async function readBadgeTexts(db: Db): Promise<BadgeTexts> {
  const rows = await readRows(db, 'badges');
  const changed = { ko: changedTexts(rows, 'ko'), en: changedTexts(rows, 'en') };
  return (locale, key, values) => {
    const text = changed[locale].get(key.slice(nameOf('badges', '').length));
    return text === undefined ? message(locale, key, values) : fillSlots(text, values);
  };
}
