import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useGetManagedProductQuery } from '@/api/managedProducts';
import type { ShownField } from '@/components/article/ConflictSheet';
import { LinkButton } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { ManagedProduct } from '@/contract/managedProducts';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { ProductFields } from './edit/ProductFields';
import { type ProductValues, useProductForm } from './edit/useProductForm';
import { ShownState } from './ShownState';

/** Renders the state and the form of a stored product. */
export function ProductPage({ id }: { id: number }) {
  return (
    <Loaded answer={useGetManagedProductQuery({ id })} loading={<SkeletonRows rows={4} />}>
      {(product) => <ProductForm key={id} product={product} />}
    </Loaded>
  );
}

/** Renders the form of a new product, which leads to its page once it is stored. */
export const NewProduct = () => <ProductForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, { version: _, ...values }: ProductValues): ShownField[] {
  const shown = {
    ...values,
    status: t(`product.states.${values.status}`),
    stores: values.stores.join(', '),
    deal: values.deal && t(`product.deals.${values.deal}`),
    deal_ends_at: values.deal_ends_at.replace('T', ' '),
  };
  return (Object.keys(shown) as (keyof typeof shown)[]).map((name) => ({
    label: t(`product.${name}`),
    value: shown[name],
  }));
}

function ProductForm({ product }: { product?: ManagedProduct }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useProductForm(product, (id) => void router.replace(managePaths.product(id)));
  return (
    <CampaignForm
      kind="product"
      stored={product && { title: product.name }}
      edit={edit}
      head={product ? <State product={product} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <ProductFields edit={edit} />
    </CampaignForm>
  );
}

/** Renders whether a stored product is sold, with the way to what members see. */
function State({ product: { id, status } }: { product: ManagedProduct }) {
  const { t } = useTranslation('campaigns');
  return (
    <ShownState isShown={status === 'active'} name={t(`product.states.${status}`)} lead={t(`product.leads.${status}`)}>
      {status === 'active' ? (
        <LinkButton size="small" href={paths.product(id)}>
          {t('product.look')}
        </LinkButton>
      ) : null}
    </ShownState>
  );
}
