import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useGetProductsQuery } from '@/api/products';
import { FoundChoice } from '@/components/ui/FoundChoice';
import { MAX_PRODUCTS } from '@/contract/constants/common';

const FOUND_SHOWN = 8;

/** A product as forms show it. */
export interface ChosenProduct {
  id: number;
  name: string;
  brand: string;
}

/** Finds products by their name or brand. */
function useFoundProducts(search: string): readonly ChosenProduct[] | undefined {
  const { data } = useGetProductsQuery(search ? { search, page_size: FOUND_SHOWN } : skipToken);
  return search ? data?.results.map(({ id, name, brand }) => ({ id, name, brand })) : undefined;
}

/** Renders the field of the products that a post or a content names: found by name or brand, removed by a tap. */
export function ProductField({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly ChosenProduct[];
  error?: string;
  onChange: (products: ChosenProduct[]) => void;
}) {
  const { t } = useTranslation('products');
  return (
    <FoundChoice
      name="productSearch"
      chosen={chosen}
      most={MAX_PRODUCTS}
      useFound={useFoundProducts}
      labelOf={({ brand, name }) => `${brand} ${name}`}
      texts={{
        legend: t('field.legend'),
        note: t('field.most', { most: MAX_PRODUCTS }),
        search: t('field.search'),
        add: ({ name }) => t('field.add', { product: name }),
        remove: ({ name }) => t('field.remove', { product: name }),
        none: t('field.none'),
      }}
      error={error}
      onChange={onChange}
    />
  );
}
