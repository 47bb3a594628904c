import { secondsInHour } from 'date-fns/constants';
import { useTranslation } from 'react-i18next';
import { badgesApi } from '@/api/badges';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { BadgesPage as Badges } from '@/components/users/BadgesPage';
import { badgesQuery } from '@/components/users/badgesQuery';
import { paths } from '@/lib/paths';
import { createSinglePage, onFirstVisit } from '@/routes/createPage';

/** Renders the badges of the site and of the member. */
export default function BadgesPage() {
  const { t } = useTranslation('members');
  return (
    <Layout path={paths.badges()}>
      <Seo title={t('badges.title')} description={t('badges.description')} path={paths.badges()} />
      <Badges />
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = createSinglePage('badges', {
  namespaces: ['members'],
  load: (fetchQuery) => fetchQuery(badgesApi.endpoints.getBadges.initiate(badgesQuery)),
  revalidate: secondsInHour,
});
