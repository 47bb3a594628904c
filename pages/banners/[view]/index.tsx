import { useGetBannerQuery } from '@/api/banners';
import { BannerArticle } from '@/components/banners/BannerArticle';
import { RailBanners } from '@/components/banners/RailBanners';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Detail } from '@/components/ui/Detail';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { banner } from '@/routes/details/banner';

/** Renders one banner for readers of a link to it: `/banners/3`. */
export default function BannerPage({ id }: { id: number }) {
  const answer = useGetBannerQuery({ id });
  return (
    <Layout path={paths.banner(id)} rail={<RailBanners />}>
      <Detail answer={answer} tags={['Banners']} loading={<SkeletonRows rows={2} />}>
        {(banner) => (
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
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = banner.first;
