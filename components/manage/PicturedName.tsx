import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import styles from './PicturedName.module.css';

/** Renders the name of a row (`children`) beside its picture. */
export function PicturedName({
  url,
  isSquare = false,
  children,
}: {
  url: string;
  isSquare?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={styles.name}>
      {url ? (
        <Picture className={clsx(styles.picture, isSquare && styles.square)} url={url} alt="" sizes="96px" />
      ) : null}
      <span>{children}</span>
    </span>
  );
}
