import { clsx } from 'clsx';
import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import type { Product } from '@/contract/products';
import { paths } from '@/lib/paths';
import styles from './ProductCard.module.css';
import { ProductPrice } from './ProductPrice';

/** Renders a product in a row or a grid of them (`ProductCards`); the whole card leads to its page. */
function ProductCard({ product, moves }: { product: Product; moves: boolean }) {
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        url={product.image}
        alt=""
        width={320}
        height={320}
        sizes="(min-width: 48em) 180px, 45vw"
        moves={moves ? paths.product(product.id) : undefined}
      />
      <p className="fine">{product.brand}</p>
      <p className={styles.name}>
        <Link href={paths.product(product.id)} prefetch={false} className="cover">
          {product.name}
        </Link>
      </p>
      <ProductPrice product={product} />
    </li>
  );
}

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
    <ul className={clsx('strip', styles.cards, dense && styles.dense)} aria-label={label} tabIndex={0}>
      {products.map((product) => (
        // A page of collections may show a product twice, and only one picture can move.
        <ProductCard key={product.id} product={product} moves={dense} />
      ))}
    </ul>
  );
}
