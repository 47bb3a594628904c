import type { AppProps } from 'next/app';
import { appWithTranslation, type SSRConfig } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { SharedI18n } from '@/components/layout/SharedI18n';
import i18nConfig from '@/next-i18next.config.js';

/** Reports a text that the page has not loaded as a console error, which fails the test. */
const missing = {
  saveMissing: true,
  missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) =>
    // biome-ignore lint/suspicious/noConsole: console errors fail tests
    console.error(`The page has no text ${namespace}:${key}`),
};

/** Provides a page's texts as pages/_app.tsx does; next-i18next's type asks for the props of Next's App. */
export const Texts = appWithTranslation(
  ({ children }: Partial<AppProps> & { children?: ReactNode }) => <SharedI18n>{children}</SharedI18n>,
  { ...i18nConfig, ...missing },
) as unknown as ComponentType<{ pageProps: SSRConfig; children: ReactNode }>;
