import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tag.module.css';

/** A small word about the thing beside it: a manager's badge, "고정", a category. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'warning'; children: ReactNode }) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}

/** A filter as a link; the chosen one says so by `aria-current`. */
export function ChipLink({
  selected = false,
  children,
  ...rest
}: ComponentProps<typeof Link> & { selected?: boolean }) {
  return (
    <Link {...rest} className={styles.chip} aria-current={selected ? 'true' : undefined}>
      {children}
    </Link>
  );
}

/** A choice that is on or off in the browser alone. */
export function Chip({ selected = false, children, ...rest }: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={selected}>
      {children}
    </button>
  );
}

/** Chips in a line that scrolls sideways on a phone instead of wrapping the page away. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {children}
    </nav>
  );
}
