import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LedgerPage, type LedgerView } from '@/components/points/LedgerPage';
import { paths } from '@/lib/paths';
import { renderLedger } from '@/routes/loaders/ledger';

/** Renders /me/xp. */
export default function XpPage({ ledger, username, state }: LedgerView) {
  const { t } = useTranslation('points');
  return (
    <Layout path={paths.xp()}>
      <Seo path={paths.xp()} title={t('title.xp')} noindex />
      <LedgerPage ledger={ledger} username={username} state={state} />
    </Layout>
  );
}

export const getServerSideProps = ((context) => renderLedger(context, 'xp')) satisfies GetServerSideProps;
