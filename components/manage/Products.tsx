import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useGetManagedProductsQuery, useGetWholeProductsQuery, useOrderProductsMutation } from '@/api/managedProducts';
import { Tag } from '@/components/ui/Tag';
import { type ProductState, productStates } from '@/contract/constants/products';
import type { ManagedProduct } from '@/contract/managedProducts';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf, orderedRows } from './managedListState';
import { PicturedName } from './PicturedName';
import { type Column, RowLink } from './Table';
import { changedPart, useOrder } from './useOrder';

/** Renders the products, sold or not, by state and words. */
export function Products({ state }: { state: ManagedListState<ProductState, 'products'> }) {
  const { t } = useTranslation('campaigns');
  const { page, ...narrowed } = managedListQueryOf(state);
  const answer = useGetManagedProductsQuery({ page, ...narrowed });
  const { data: whole } = useGetWholeProductsQuery(narrowed.ordering ? skipToken : narrowed);
  const columns = useColumns(orderedRows(page, { whole: whole?.results, shown: answer.data?.results }));
  return (
    <ManagedList
      state={state}
      sorted="products"
      states={{
        label: t('state'),
        values: productStates,
        nameOf: (it) => (it === 'all' ? t('states.all') : t(`product.states.${it}`)),
      }}
      text={(key) => t(`products.${key}`)}
      path={managePaths.products}
      answer={answer}
      columns={columns}
    />
  );
}

/** Returns the columns of the list, whose rows can be put at any place of those that are ordered. */
function useColumns({ rows, first }: { rows: readonly ManagedProduct[]; first: number }): Column<ManagedProduct>[] {
  const { t } = useTranslation('campaigns');
  const { t: manage } = useTranslation('manage');
  const [order] = useOrderProductsMutation();
  const buttons = useOrder(
    rows.map(({ id }) => id),
    (after, before) => order({ ids: changedPart(before, after) }).unwrap(),
    first,
  );
  return [
    {
      id: 'name',
      title: t('product.name'),
      cell: ({ id, name, brand, image }) => (
        <PicturedName url={image} isSquare>
          <RowLink href={managePaths.product(id)}>{name}</RowLink> <span className="fine">{brand}</span>
        </PicturedName>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      cell: ({ status }) => <Tag tone={status === 'active' ? 'accent' : 'plain'}>{t(`product.states.${status}`)}</Tag>,
    },
    {
      id: 'price',
      title: t('product.price'),
      named: true,
      numeric: true,
      cell: ({ price }) => t('products.won', { won: formatInteger(price) }),
    },
    {
      id: 'deal',
      title: t('product.deal'),
      named: true,
      cell: ({ deal }) => (deal ? t(`product.deals.${deal}`) : t('product.noDeal')),
    },
    {
      id: 'order',
      title: manage('order.title'),
      action: true,
      cell: ({ id, name }) => buttons(id, name),
    },
  ];
}
