import type { GetServerSideProps } from 'next';
import { managedProductsApi } from '@/api/managedProducts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewProduct, ProductPage } from '@/components/manage/ProductPage';
import { renderManage } from '@/routes/loaders/manage';

interface ProductState {
  id: number;
}

/** The id in the address of the form of a new product, which no product has. */
const NEW = 'new';
const NO_PRODUCT = 0;

/** Renders /manage/products/[id]: a product's state and form, or the form of a new one. */
export default function ManageProductPage({ state: { id } }: { state: ProductState }) {
  return (
    <ManageFrame section="products">
      {id === NO_PRODUCT ? <NewProduct /> : <ProductPage key={id} id={id} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    ({ of }): ProductState => ({ id: of('id') === NEW ? NO_PRODUCT : Number(of('id')) }),
    async (fetchQuery, { id }) => {
      if (id !== NO_PRODUCT) await fetchQuery(managedProductsApi.endpoints.getManagedProduct.initiate({ id }));
      return fetchQuery(managedProductsApi.endpoints.getProductTerms.initiate());
    },
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
