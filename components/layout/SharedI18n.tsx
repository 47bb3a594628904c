import { type ReactNode, useContext, useMemo } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

/**
 * Provides i18next's instance as the prototype of an empty object: each `useTranslation` copies the own
 * properties of what it gets, and the instance has forty of them.
 */
export function SharedI18n({ children }: { children: ReactNode }) {
  const { i18n } = useContext(I18nContext);
  const shared = useMemo((): typeof i18n => Object.create(i18n), [i18n]);
  return <I18nextProvider i18n={shared}>{children}</I18nextProvider>;
}
