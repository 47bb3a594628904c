import { useGetProductQuery } from '@/api/products';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ProductView } from '@/components/products/ProductView';
import { Detail } from '@/components/ui/Detail';
import { Skeleton } from '@/components/ui/Skeleton';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { product } from '@/routes/details/product';

/** Renders a product and the posts that name it. */
export default function ProductPage({ id }: { id: number }) {
  const answer = useGetProductQuery({ id });
  const path = paths.product(id);
  return (
    <Layout path={path}>
      <Detail answer={answer} tags={['Products']} loading={<Skeleton shape="title" />}>
        {(found) => (
          <>
            <Seo path={path} title={`${found.brand} ${found.name}`} image={found.image} />
            <ProductView product={found} />
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = product.first;
