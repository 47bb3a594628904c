import { useGetProductQuery } from '@/api/products';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ProductView } from '@/components/products/ProductView';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { product } from '@/routes/details/product';

/** Renders a product and the posts that name it. */
export default function ProductPage({ id }: { id: number }) {
  const answer = useGetProductQuery({ id });
  const { away, retry } = useRetryWhenDown(answer, ['Products']);
  const found = answer.data;
  const path = paths.product(id);
  return (
    <Layout path={path}>
      {found ? (
        <>
          <Seo path={path} title={`${found.brand} ${found.name}`} image={found.image} />
          <ProductView product={found} />
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={answer.isFetching} />
      ) : (
        <Skeleton shape="title" />
      )}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = product.first;
