import type { GetStaticPaths, GetStaticProps } from 'next';
import { bannersApi, useGetBannerQuery } from '@/api/banners';
import { BannerArticle } from '@/components/banners/BannerArticle';
import { RailBanners } from '@/components/banners/RailBanners';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRecovery } from '@/hooks/useRecovery';
import { DETAIL_SECONDS } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { renderStatic } from '@/server/render/page';

/** One piece of news, for whoever is sent its address: `/banners/3`. */
export default function BannerPage({ id }: { id: number }) {
  const answer = useGetBannerQuery(id);
  const { data: banner, isFetching } = answer;
  const { away, retry } = useRecovery(answer, ['Banners']);
  return (
    <Layout path={paths.banner(id)} rail={<RailBanners />}>
      {banner ? (
        <>
          <Seo
            title={banner.title}
            description={banner.description}
            path={paths.banner(id)}
            image={banner.image}
            type="article"
          />
          <BannerArticle banner={banner} />
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const id = Number(/^[1-9]\d{0,8}$/.exec(String(params?.view))?.[0]);
  if (!id) return { notFound: true };
  return renderStatic({
    locale,
    namespaces: ['banners'],
    revalidate: DETAIL_SECONDS,
    load: async (ask) => {
      await Promise.all([ask(bannersApi.endpoints.getBanner.initiate(id)), loadRailBanners(ask)]);
      return { id };
    },
  });
}) satisfies GetStaticProps;
