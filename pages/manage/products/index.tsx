import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { managedProductsApi } from '@/api/managedProducts';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { Products } from '@/components/manage/Products';
import { type ProductState, productStates } from '@/contract/constants/products';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/products: the products, sold or not, for those who manage content. */
export default function ManageProductsPage({ state }: { state: ManagedListState<ProductState, 'products'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="products"
      lead={t('products.lead')}
      action={
        <>
          <Link href={managePaths.productTerms()} prefetch={false} className="way">
            {t('productTerms.open')}
          </Link>
          <NewLink href={managePaths.product('new')}>{t('products.new')}</NewLink>
        </>
      }
    >
      <Products state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'content',
  { states: productStates, sorted: 'products' },
  (fetchQuery, query) => fetchQuery(managedProductsApi.endpoints.getManagedProducts.initiate(query)),
  ['campaigns', 'manage'],
);
