import type { GetStaticProps } from 'next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '@/components/layout/ErrorNotice';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { preventReplacement } from '@/lib/browser/preventReplacement';
import { reportedByServer } from '@/lib/errorMessages';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({ props: await translations(locale, []) });

preventReplacement('/500');

const STATUS = '500 Internal Server Error';
const never = () => () => undefined;
/** Returns the failed request's details for the operator: status, address without its query, time. */
const requestDetails = () =>
  `${STATUS}\n${window.location.pathname}\n${new Date(performance.timeOrigin).toISOString()}`;

/** Renders the page shown when the server could not render one; `instrumentation.ts` has reported the error. */
export default function ServerErrorPage() {
  const { t } = useTranslation('common');
  const details = useSyncExternalStore(never, requestDetails, () => STATUS);
  const texts = {
    title: t('error.serverTitle'),
    body: t(`error.${reportedByServer}`),
    reload: t('error.reload'),
    support: t('error.support'),
    home: t('error.home'),
    showDetails: t('error.showDetails'),
  };
  return (
    <Layout path={paths.home()} lost>
      <Seo path={paths.home()} title={t('error.serverTitle')} noindex />
      <ErrorNotice texts={texts} details={details} />
    </Layout>
  );
}
