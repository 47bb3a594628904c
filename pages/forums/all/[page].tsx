import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { forumsApi } from '@/api/forums';
import { RailBanners } from '@/components/banners/RailBanners';
import { EventsRail } from '@/components/forums/EventsRail';
import { ForumCards } from '@/components/forums/ForumCards';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { LIST_SECONDS } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { renderStatic } from '@/server/render/page';

/** Every forum: `/forums`. */
export default function ForumsPage() {
  const { t } = useTranslation('forums');
  useFreshCopy(['Forums']);
  const rail = (
    <>
      <EventsRail />
      <RailBanners />
    </>
  );
  return (
    <Layout path={paths.forums()} rail={rail}>
      <Seo title={t('title')} description={t('description')} path={paths.forums()} />
      <ForumCards />
    </Layout>
  );
}

/** There is one page of forums; it is made when first asked for, since a build has no provider. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  if (params?.page !== '1') return { notFound: true };
  return renderStatic({
    locale,
    namespaces: ['forums'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      const { getForums, getForumEvents } = forumsApi.endpoints;
      await Promise.all([
        ask(getForums.initiate()),
        ask(getForumEvents.initiate()),
        loadRailBanners(ask),
      ]);
      return {};
    },
  });
}) satisfies GetStaticProps;
