import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { pointsApi } from '@/api/points';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { CreditsPage } from '@/components/points/CreditsPage';
import { pageOf } from '@/lib/listState';
import { numbered, paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders /me/credits: a member's store credit. */
export default function MyCreditsPage({ page }: { page: number }) {
  const { t } = useTranslation('points');
  return (
    <Layout path={paths.credits(numbered(page))}>
      <Seo path={paths.credits()} title={t('title.credit')} noindex />
      <CreditsPage page={page} />
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, ({ settings }) => {
    const page = pageOf(context.query);
    return renderRequest(context, {
      namespaces: ['points', 'users'],
      settings,
      given: { page },
      load: (fetchQuery) => fetchQuery(pointsApi.endpoints.getCredits.initiate({ page })),
    });
  })) satisfies GetServerSideProps;
