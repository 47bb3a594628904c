import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { useCurrentInView } from '@/hooks/useCurrentInView';
import styles from './Chips.module.css';

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

/** Renders a chip that does something at once; a long name is wrapped. `chosen` looks as a selected one does. */
export function ChipButton({ chosen = false, children, ...rest }: ComponentProps<'button'> & { chosen?: boolean }) {
  return (
    <button {...rest} type="button" className={clsx(styles.chip, styles.wrapped)} data-chosen={chosen || undefined}>
      {children}
    </button>
  );
}

/** Renders chips in a line that scrolls sideways on a phone instead of wrapping. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const ref = useCurrentInView<HTMLElement>();
  return (
    <nav ref={ref} className={clsx('strip', styles.chips)} aria-label={label}>
      {children}
    </nav>
  );
}
