import type { GetServerSideProps } from 'next';
import { managedProductsApi } from '@/api/managedProducts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { ProductTerms } from '@/components/manage/ProductTerms';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/products/terms: the categories of products and the stores that sell them. */
export default function ManageProductTermsPage() {
  return (
    <ManageFrame section="products">
      <ProductTerms />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    () => ({}),
    (fetchQuery) => fetchQuery(managedProductsApi.endpoints.getProductTerms.initiate()),
    ['campaigns', 'manage', 'drafts'],
  )) satisfies GetServerSideProps;
