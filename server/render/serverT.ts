import { createInstance, type FlatNamespace, type TFunction } from 'i18next';
import type { Language } from '@/lib/dates';
import { translations } from './translations';

/** Returns i18next's `t` of one namespace, for documents that no component renders, such as feeds. */
export async function serverT<const N extends FlatNamespace>(
  language: Language,
  namespace: Exclude<N, 'common'>,
): Promise<TFunction<N>> {
  const props = await translations(language, [namespace]);
  const i18n = createInstance({
    lng: language,
    resources: props._nextI18Next?.initialI18nStore ?? {},
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await i18n.init();
  return i18n.getFixedT(language, namespace as N);
}
