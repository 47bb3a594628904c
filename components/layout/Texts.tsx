import { createInstance, type i18n as Translator } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider, setI18n } from 'react-i18next';
import config from '../../next-i18next.config.js';

type Store = NonNullable<SSRConfig['_nextI18Next']>['initialI18nStore'];

function translatorOf(locale: string): Translator {
  const translator = createInstance();
  void translator.init({
    lng: locale,
    fallbackLng: config.fallbackLng,
    defaultNS: config.defaultNS,
    resources: { [locale]: {} },
    load: 'currentOnly',
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return translator;
}

/**
 * Gives the texts that a page brought along (`lib/translations.ts`) to `useTranslation`, and keeps
 * those of the pages before it. next-i18next's own wrapper does the same and weighs 2 kB more.
 */
export function Texts({
  locale,
  loaded,
  children,
}: {
  locale: string;
  loaded: SSRConfig['_nextI18Next'];
  children: ReactNode;
}) {
  const [kept, keep] = useState(() => translatorOf(locale));
  const translator = kept.language === locale ? kept : translatorOf(locale);
  if (translator !== kept) keep(translator);

  const store: Store = loaded?.initialI18nStore ?? {};
  for (const [namespace, texts] of Object.entries(store[locale] ?? {})) {
    if (!translator.hasResourceBundle(locale, namespace)) {
      translator.addResourceBundle(locale, namespace, texts);
    }
  }
  // For what speaks outside of a component, such as the session's end.
  useEffect(() => setI18n(translator), [translator]);
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}
