import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface Texts {
  i18n: I18n;
  language: string;
}

const Context = createContext<Texts | null>(null);

/** Provides i18next's instance to `useText`, anew when its language changes. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const texts = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <Context.Provider value={texts}>{children}</Context.Provider>;
}

/**
 * Returns i18next's `t` of a namespace, and the language, for the parts of rows: react-i18next's own hook copies
 * the instance and subscribes to it in each of the hundreds of components of a page.
 */
export function useText<const N extends FlatNamespace>(namespace: N): { t: TFunction<N>; language: string } {
  const texts = useContext(Context);
  if (!texts) throw new Error('useText needs a TextProvider');
  const { i18n, language } = texts;
  return useMemo(() => ({ t: i18n.getFixedT(language, namespace), language }), [i18n, language, namespace]);
}
