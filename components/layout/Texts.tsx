import type { SSRConfig } from 'next-i18next/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { TextsContext } from '@/hooks/useTranslation';
import type { Language } from '@/lib/dates';
import { type Texts as Bundle, speak, translatorOf } from '@/lib/texts';

/**
 * Gives the texts that a page brought along (`server/render/translations.ts`) to `useTranslation`, and keeps
 * those of the pages before it.
 */
export function Texts({
  locale,
  loaded,
  children,
}: {
  locale: Language;
  loaded: SSRConfig['_nextI18Next'];
  children: ReactNode;
}) {
  const [kept, keep] = useState(() => translatorOf(locale));
  const translator = kept.language === locale ? kept : translatorOf(locale);
  if (translator !== kept) keep(translator);

  for (const [namespace, texts] of Object.entries(loaded?.initialI18nStore[locale] ?? {})) {
    translator.add(namespace, texts as Bundle);
  }
  useEffect(() => speak(translator), [translator]);
  return <TextsContext value={translator}>{children}</TextsContext>;
}
