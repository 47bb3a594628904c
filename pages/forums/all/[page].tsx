import { useTranslation } from 'react-i18next';
import { forumsApi } from '@/api/forums';
import { RailBanners } from '@/components/banners/RailBanners';
import { EventsRail } from '@/components/forums/EventsRail';
import { ForumCards } from '@/components/forums/ForumCards';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { createSinglePage, onFirstVisit } from '@/routes/createPage';
import { loadRailBanners } from '@/routes/loaders/railBanners';

/** Renders every forum: `/forums`. */
export default function ForumsPage() {
  const { t } = useTranslation('forums');
  useRevalidateOnVisit(['Forums']);
  const rail = (
    <>
      <EventsRail />
      <RailBanners />
    </>
  );
  return (
    <Layout path={paths.forums()} rail={rail}>
      <Seo title={t('title')} description={t('description')} path={paths.forums()} />
      <CommunityTabs current="forums" />
      <ForumCards />
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = createSinglePage('forums', {
  namespaces: ['forums'],
  load: (fetchQuery) => {
    const { getForums, getForumEvents } = forumsApi.endpoints;
    return Promise.all([
      fetchQuery(getForums.initiate()),
      fetchQuery(getForumEvents.initiate()),
      loadRailBanners(fetchQuery),
    ]);
  },
});
