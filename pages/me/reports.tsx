import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { moderationApi } from '@/api/moderation';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/moderation/Moderation.module.css';
import { ReceivedCases, reportsAddress, SentReports } from '@/components/moderation/MyReports';
import { Tabs } from '@/components/ui/Tabs';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { paths } from '@/lib/paths';
import { renderOwn } from '@/routes/loaders/ownModeration';

/** Renders /me/reports: the moderation of the member's own content, and their reports. */
export default function MyReportsPage({ page, sent }: { page: number; sent: boolean }) {
  const { t } = useTranslation('moderation');
  const path = reportsAddress({ page, sent });
  return (
    <Layout path={path}>
      <Seo path={path} title={t('received.title')} noindex />
      <h1 className={styles.title}>{t('received.title')}</h1>
      <Tabs
        label={t('received.title')}
        items={[
          { href: paths.myReports(), label: t('received.tab'), current: !sent },
          { href: paths.myReports({ sent: 1 }), label: t('sent.tab'), current: sent },
        ]}
      />
      <WhileSignedIn path={path}>{sent ? <SentReports page={page} /> : <ReceivedCases page={page} />}</WhileSignedIn>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  renderOwn(context, (fetchQuery, { page, sent }) => {
    const { getSentReports, getReceivedCases } = moderationApi.endpoints;
    return sent ? fetchQuery(getSentReports.initiate({ page })) : fetchQuery(getReceivedCases.initiate({ page }));
  })) satisfies GetServerSideProps;
