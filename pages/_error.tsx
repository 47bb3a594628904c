import type { NextPage } from 'next';
import { useEffect } from 'react';
import { ErrorNotice } from '@/components/layout/ErrorNotice';
import styles from '@/components/layout/ErrorScreen.module.css';
import en from '@/public/locales/en/common.json';
import ko from '@/public/locales/ko/common.json';

interface Props {
  english: boolean;
  status: number;
  /** What broke in the browser, where the shell could not catch it. */
  err?: Error;
}

/** The last resort, when even the page's texts did not come: its words travel with it. */
const ErrorPage: NextPage<Props> = ({ english, status, err }) => {
  const { error } = english ? en : ko;
  useEffect(() => {
    if (!err) return;
    // A report that cannot be loaded could not be sent either.
    import('@/lib/errorReports').then(
      ({ reportError }) => reportError(err, window.location.pathname),
      () => undefined,
    );
  }, [err]);
  return (
    <main className={styles.screen}>
      <ErrorNotice
        texts={{ ...error, body: error.serverBody }}
        details={err ? `${err.name}: ${err.message}` : String(status)}
      />
    </main>
  );
};

ErrorPage.getInitialProps = async ({ locale, res, err }) => ({
  english: locale === 'en',
  status: res?.statusCode ?? err?.statusCode ?? 500,
  // The server's own errors are reported there, and their words are not for everyone.
  ...(err && typeof window !== 'undefined' && { err }),
});

export default ErrorPage;
