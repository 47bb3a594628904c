import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { own } from '../../contract/own.ts';
import type { Namespace } from '../../lib/namespaces.ts';
import config from '../../next-i18next.config.js';

/**
 * Loads the texts of a page in its language, always with `common`. A check keeps every key in both languages,
 * so the fallback language is not sent with each page.
 */
export async function translations(locale: string, namespaces: readonly Namespace[]): Promise<SSRConfig> {
  const props = await serverSideTranslations(locale, ['common', ...namespaces], config);
  const loaded = props._nextI18Next;
  if (loaded) {
    loaded.initialI18nStore = { [locale]: own(loaded.initialI18nStore, locale) ?? {} };
    loaded.userConfig = null;
  }
  return props;
}
