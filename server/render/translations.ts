import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { pageTextAreas } from '../../contract/constants/siteTexts.ts';
import { own } from '../../contract/own.ts';
import type { PageTexts } from '../../contract/siteTexts.ts';
import { putTexts } from '../../contract/textKeys.ts';
import { publicEnv } from '../../lib/env.public.ts';
import type { Namespace } from '../../lib/namespaces.ts';
import config from '../../next-i18next.config.js';
import { newDeadline } from './deadline.ts';
import { readSiteTexts } from './siteTexts.ts';

/** The texts of pages as they ship, by language and namespaces; in development they may change at any time. */
const loaded = new Map<string, Promise<SSRConfig>>();

/**
 * Loads the texts of a page in its language, always with `common`, as operators changed them. A check keeps every key
 * in both languages, so the fallback language is not sent with each page. @throws where the changed texts, which
 * `read` reads, are not known
 */
export async function translations(
  locale: string,
  namespaces: readonly Namespace[],
  read = (language: string): Promise<PageTexts> => readSiteTexts(language, newDeadline()),
): Promise<SSRConfig> {
  const areas = pageTextAreas.filter((area) => namespaces.includes(area));
  const shipped = await shippedTexts(locale, namespaces);
  const texts = shipped._nextI18Next;
  if (areas.length === 0 || !texts) return shipped;
  const changed = await read(locale);
  const files: object = own(texts.initialI18nStore, locale) ?? {};
  const ofAreas = areas.flatMap((area) => {
    const file: object | undefined = own(files, area);
    return file ? [[area, putTexts(structuredClone(file), changed[area])]] : [];
  });
  const initialI18nStore = { [locale]: { ...files, ...Object.fromEntries(ofAreas) } };
  return { _nextI18Next: { ...texts, initialI18nStore } };
}

function shippedTexts(locale: string, namespaces: readonly Namespace[]): Promise<SSRConfig> {
  const key = [locale, ...namespaces].join(' ');
  const texts = loaded.get(key) ?? load(locale, namespaces);
  if (!publicEnv.development) {
    loaded.set(key, texts);
    texts.catch(() => loaded.delete(key));
  }
  return texts;
}

async function load(locale: string, namespaces: readonly Namespace[]): Promise<SSRConfig> {
  const props = await serverSideTranslations(locale, ['common', ...namespaces], config);
  const texts = props._nextI18Next;
  if (texts) {
    texts.initialI18nStore = { [locale]: own(texts.initialI18nStore, locale) ?? {} };
    texts.userConfig = null;
  }
  return props;
}
