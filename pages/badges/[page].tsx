import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { badgesApi } from '@/api/badges';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { BadgesPage as Badges } from '@/components/users/BadgesPage';
import { badgesQuery } from '@/components/users/badgesQuery';
import { paths } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Badges change with a release of the site, not by what members do. */
const SECONDS = 3600;

/** What can be earned here, and what the member has. */
export default function BadgesPage() {
  const { t } = useTranslation('people');
  return (
    <Layout path={paths.badges()}>
      <Seo title={t('badges.title')} description={t('badges.description')} path={paths.badges()} />
      <Badges />
    </Layout>
  );
}

/** There is one page of badges; it is made when first asked for, since a build has no provider. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  if (params?.page !== '1') return { notFound: true };
  return renderStatic({
    locale,
    namespaces: ['people'],
    revalidate: SECONDS,
    load: async (ask) => {
      await ask(badgesApi.endpoints.getBadges.initiate(badgesQuery));
      return {};
    },
  });
}) satisfies GetStaticProps;
