import { managedProductsApi } from '@/api/managedProducts';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { ProductTerms } from '@/components/manage/ProductTerms';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/products/terms: the categories of products and the stores that sell them. */
export default function ManageProductTermsPage() {
  return (
    <SubpageFrame section="products">
      <ProductTerms />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedProductsApi.endpoints.getProductTerms.initiate()),
  ['campaigns', 'manage', 'drafts'],
);
