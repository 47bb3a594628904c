import { useTranslation } from 'react-i18next';
import {
  useCreateProductMutation,
  useLazyGetManagedProductQuery,
  useUpdateProductMutation,
} from '@/api/managedProducts';
import { useCover } from '@/components/pictures/useCover';
import { productDeals } from '@/contract/constants/common';
import { PRODUCT_PRICE_MAX } from '@/contract/constants/products';
import { type ManagedProduct, managedProductSchemas } from '@/contract/managedProducts';
import * as z from '@/contract/zod';
import { draftTargets } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import { optionalNumber, typedNumber } from '@/lib/typedNumber';
import { seoulFieldOf } from '../seoulTime';
import { optionalInstant } from '../typedFields';
import { useManagedForm } from './useManagedForm';

const { shape } = managedProductSchemas.createProduct.body;

/** The form of a product: prices as typed, '' for no deal, no reduced price and no end. */
const productForm = z
  .object({
    ...shape,
    price: typedNumber(shape.price),
    deal: z.enum(['', ...productDeals]).transform((deal) => deal || null),
    deal_price: optionalNumber(shape.deal_price, null),
    deal_ends_at: optionalInstant,
    version: z.number(),
  })
  .refine(({ deal, deal_price: reduced }) => deal !== 'sale' || reduced !== null, { path: ['deal_price'] })
  .refine(({ price, deal_price: reduced }) => reduced === null || reduced < price, { path: ['deal_price'] });
export type ProductValues = z.input<typeof productForm>;

const newProduct: ProductValues = {
  status: 'active',
  name: '',
  name_en: '',
  brand: '',
  brand_en: '',
  category: '',
  image: '',
  price: '',
  stores: [],
  deal: '',
  deal_price: '',
  deal_ends_at: '',
  href: '',
  version: 0,
};

/** Returns a stored product as the values of its form. */
const productValuesOf = ({ id: _, ...fields }: ManagedProduct): ProductValues => ({
  ...fields,
  price: String(fields.price),
  deal: fields.deal ?? '',
  deal_price: fields.deal_price === null ? '' : String(fields.deal_price),
  deal_ends_at: seoulFieldOf(fields.deal_ends_at),
});

/** Manages the form of a product, or of a new one. */
export function useProductForm(product: ManagedProduct | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('campaigns');
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const [read] = useLazyGetManagedProductQuery();
  const image = useCover(product?.image ?? '', (url) => form.change({ image: url }));
  const missing = t('form.missing');
  const form = useManagedForm(productForm, {
    stored: product,
    empty: newProduct,
    valuesOf: productValuesOf,
    messages: {
      name: missing,
      name_en: missing,
      brand: missing,
      brand_en: missing,
      category: t('product.categoryMissing'),
      image: t('product.imageMissing'),
      price: t('form.wrongNumber', { min: 1, max: formatInteger(PRODUCT_PRICE_MAX) }),
      deal_price: t('product.dealPriceWrong'),
      deal_ends_at: t('form.noTime'),
      href: t('product.hrefWrong'),
    },
    draft: draftTargets.managedProduct(product?.id ?? null),
    busy: image.uploading,
    onBegin: (values) => image.reset(values.image),
    scope: 'product',
    save: ({ version, ...body }, idempotencyKey) =>
      (product ? update({ id: product.id, ...body, version }) : create({ ...body, idempotencyKey })).unwrap(),
    read: ({ id }) => read({ id }),
    onStored: ({ id }) => product || onCreated(id),
  });
  return { ...form, image };
}
