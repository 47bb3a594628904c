import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LedgerPage, type LedgerView } from '@/components/points/LedgerPage';
import { paths } from '@/lib/paths';
import { renderLedger } from '@/routes/loaders/ledger';

/** Renders /me/points. */
export default function PointsPage({ ledger, username, state }: LedgerView) {
  const { t } = useTranslation('points');
  return (
    <Layout path={paths.points()}>
      <Seo path={paths.points()} title={t('title.point')} noindex />
      <LedgerPage ledger={ledger} username={username} state={state} />
    </Layout>
  );
}

export const getServerSideProps = ((context) => renderLedger(context, 'point')) satisfies GetServerSideProps;
