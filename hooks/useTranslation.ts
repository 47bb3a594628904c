import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '@/lib/dates';
import { type Namespaces, type Translator, translatorOf } from '@/lib/texts';

/** The texts of the page, which `components/layout/Texts.tsx` gives to all that stands in it. */
export const TextsContext = createContext<Translator>(translatorOf('ko'));

/**
 * The texts of a namespace (`common` when none is named) in the page's language, keys typed:
 * `t('key', { name, count })`, `t('key', { ns: 'common' })`; of several namespaces `t('second:key')`.
 */
export function useTranslation<const N extends Namespaces = 'common'>(
  namespaces?: N,
): { t: TFunction<N>; i18n: { language: Language } } {
  const translator = useContext(TextsContext);
  return { t: translator.t((namespaces ?? 'common') as N), i18n: translator };
}
