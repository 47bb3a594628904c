import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetProductsQuery } from '@/api/products';
import { Chip } from '@/components/ui/Chips';
import { Legend, TextField } from '@/components/ui/Field';
import { CloseIcon, PlusIcon } from '@/components/ui/icons';
import { MAX_PRODUCTS } from '@/contract/constants/common';
import styles from './ProductField.module.css';

const FOUND_SHOWN = 8;

/** A product as forms show it. */
export interface ChosenProduct {
  id: number;
  name: string;
  brand: string;
}

/** Renders the field of the products that a post or a content names: found by name or brand, removed by a tap. */
export function ProductField({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenProduct[];
  onChange: (products: ChosenProduct[]) => void;
}) {
  const { t } = useTranslation('products');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const full = chosen.length >= MAX_PRODUCTS;
  const { data } = useGetProductsQuery(search ? { search, page_size: FOUND_SHOWN } : skipToken);
  const found = search ? (data?.results ?? []) : [];
  const free = found.filter((product) => !chosen.some(({ id }) => id === product.id));
  const add = ({ id, name, brand }: ChosenProduct) => {
    onChange([...chosen, { id, name, brand }]);
    setTyped('');
  };
  return (
    <fieldset className={styles.fields}>
      <Legend note={t('field.most', { most: MAX_PRODUCTS })}>{t('field.legend')}</Legend>
      {chosen.length > 0 ? (
        <div className={styles.chips}>
          {chosen.map((product) => (
            <Chip
              key={product.id}
              selected
              aria-label={t('field.remove', { product: product.name })}
              onClick={() => onChange(chosen.filter(({ id }) => id !== product.id))}
            >
              {product.brand} {product.name}
              <CloseIcon size={1} />
            </Chip>
          ))}
        </div>
      ) : null}
      <TextField
        name="productSearch"
        label={t('field.search')}
        type="search"
        autoComplete="off"
        maxLength={100}
        disabled={full}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches for a product and never submits the post.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={styles.chips} aria-live="polite">
        {free.map((product) => (
          <Chip key={product.id} aria-label={t('field.add', { product: product.name })} onClick={() => add(product)}>
            <PlusIcon size={1} />
            {product.brand} {product.name}
          </Chip>
        ))}
        {search && data && data.results.length === 0 ? <p className="beside">{t('field.none')}</p> : null}
      </div>
    </fieldset>
  );
}
