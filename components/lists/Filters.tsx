import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** Renders the filters of a list (`FilterChips`), one below the other. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
