import { useTranslation } from 'react-i18next';
import type { Filter } from '@/components/lists/filters';
import { topicOrderings } from '@/contract/constants/common';
import type { ListState } from '@/lib/listState';
import { isProductType, productTypes } from './productTypes';

/** Returns the filters that every list of topics has: the kind of product, and the order by a field. */
export function useTopicFilters({ product_type, ordering }: ListState): Filter[] {
  const { t } = useTranslation('topics');
  const types = productTypes.map((slug) => ({ slug, name: t(`productTypes.${slug}`) }));
  // A topic may name a product type in its author's words.
  const isOther = product_type && !isProductType(product_type);
  return [
    {
      name: 'product_type',
      label: t('composer.productType'),
      options: isOther ? [...types, { slug: product_type, name: product_type }] : types,
      chosen: product_type ? [product_type] : [],
    },
    {
      name: 'ordering',
      label: t('more.ordering'),
      none: t('more.byTab'),
      options: topicOrderings.map((slug) => ({ slug, name: t(`more.orderings.${slug}`) })),
      chosen: ordering ? [ordering] : [],
    },
  ];
}
