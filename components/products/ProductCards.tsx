import { clsx } from 'clsx';
import type { Product } from '@/contract/products';
import { ProductCard } from './ProductCard';
import styles from './ProductCard.module.css';

/** Renders products side by side: a row to swipe on a phone, a grid on a desktop. `label` names the list. */
export function ProductCards({
  products,
  label,
  dense = false,
}: {
  products: Product[];
  label: string;
  /** For a reading column: fewer per row. */
  dense?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keys
    <ul className={clsx(styles.cards, dense && styles.dense)} aria-label={label} tabIndex={0}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  );
}
