import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** Renders a small label: a manager's badge, "고정", a category. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'warning'; children: ReactNode }) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
