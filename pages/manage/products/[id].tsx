import { managedProductsApi } from '@/api/managedProducts';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { NewProduct, ProductPage } from '@/components/manage/ProductPage';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/products/[id]: a product's state and form, or the form of a new one. */
export default function ManageProductPage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="products">
      {at === null ? <NewProduct /> : <ProductPage key={at} id={Number(at)} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = manageForm('content', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedProductsApi.endpoints.getManagedProduct.initiate({ id: Number(at) }));
  return fetchQuery(managedProductsApi.endpoints.getProductTerms.initiate());
});
