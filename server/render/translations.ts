import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { own } from '../../contract/own.ts';
import { publicEnv } from '../../lib/env.public.ts';
import type { Namespace } from '../../lib/namespaces.ts';
import config from '../../next-i18next.config.js';

/** The texts of pages, by language and namespaces; in development they may change at any time. */
const loaded = new Map<string, Promise<SSRConfig>>();

/**
 * Loads the texts of a page in its language, always with `common`. A check keeps every key in both languages,
 * so the fallback language is not sent with each page.
 */
export function translations(locale: string, namespaces: readonly Namespace[]): Promise<SSRConfig> {
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
