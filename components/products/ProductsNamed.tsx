import { useId } from 'react';
import { SectionHead } from '@/components/ui/List';
import type { Product } from '@/contract/products';
import { ProductCards } from './ProductCards';
import styles from './ProductsNamed.module.css';

/** Renders the products that an entry refers to, under a title; nothing without any. */
export function ProductsNamed({ title, note, products }: { title: string; note?: string; products: Product[] }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.named}>
      <SectionHead title={title} id={id} />
      <ProductCards products={products} label={title} dense />
      {note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
