import type { NextPage } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ErrorNotice } from '@/components/layout/ErrorNotice';
import styles from '@/components/layout/ErrorScreen.module.css';
import { ProviderAway } from '@/components/layout/ProviderAway';
import { reportedByServer } from '@/lib/errorMessages';
import en from '@/public/locales/en/common.json';
import ko from '@/public/locales/ko/common.json';
import { isProviderAway, RETRY_SECONDS } from '@/server/providerAway';

interface Props {
  english: boolean;
  status: number;
  /** Whether the page was never rendered and the provider is away. */
  away?: boolean;
  /** The error in the browser that the shell could not catch. */
  err?: Error;
}

/** Renders the last resort, when even the page's texts could not be loaded: it has its own. */
const ErrorPage: NextPage<Props> = ({ english, status, away, err }) => {
  const { error } = english ? en : ko;
  useEffect(() => {
    if (!err) return;
    // A report that cannot be loaded could not be sent either.
    import('@/lib/browser/errorReports').then(
      ({ reportError }) => reportError(err, window.location.pathname),
      () => undefined,
    );
  }, [err]);
  if (away) return <ProviderAway />;
  return (
    <main className={styles.screen}>
      <ErrorNotice
        texts={{ ...error, body: error[reportedByServer] }}
        details={err ? `${err.name}: ${err.message}` : String(status)}
      />
    </main>
  );
};

/** A page that was never rendered, while the provider is down, is a 503 instead of Next's 500. */
ErrorPage.getInitialProps = async ({ locale = 'ko', err, res }) => {
  const english = locale === 'en';
  if (!res || !isProviderAway(err)) {
    return {
      english,
      status: res?.statusCode ?? err?.statusCode ?? 500,
      // The server reports its own errors, whose messages are not public.
      ...(err && !res && { err }),
    };
  }
  res.statusCode = 503;
  res.setHeader('Retry-After', String(RETRY_SECONDS));
  res.setHeader('Cache-Control', 'no-store');
  const common = english ? en : ko;
  const _nextI18Next: SSRConfig['_nextI18Next'] = {
    initialI18nStore: { [locale]: { common } },
    initialLocale: locale,
    ns: ['common'],
    userConfig: null,
  };
  return { english, status: 503, away: true, _nextI18Next };
};

export default ErrorPage;
