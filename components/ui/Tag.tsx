import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tag.module.css';

/** Renders a small label: a manager's badge, "고정", a category. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'accent' | 'warning'; children: ReactNode }) {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}

/** Renders a filter as a link; the chosen one has `aria-current`. */
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

/** Renders a toggle button whose state is in the browser only. */
export function Chip({ selected = false, children, ...rest }: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={selected}>
      {children}
    </button>
  );
}

/** Renders chips in a line that scrolls sideways on a phone instead of wrapping. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {children}
    </nav>
  );
}
