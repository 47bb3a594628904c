import { clsx } from 'clsx';
import { skinPicture } from '@/lib/skinPicture';
import styles from './TypePicture.module.css';

/** The side of a drawing in its own units. */
const SIDE = 640;

/** Renders a skin type's drawing; decoration beside its name. */
export function TypePicture({
  code,
  eager = false,
  className,
}: {
  code: string;
  /** For the main picture of a page, above the fold. */
  eager?: boolean;
  className?: string;
}) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing fits every width
    <img
      className={clsx(styles.picture, className)}
      src={skinPicture(code)}
      alt=""
      width={SIDE}
      height={SIDE}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
