import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `primary` once per view; `quiet` has no background; `danger` deletes. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` has a touch target of 44 px through its margin. */
  size?: 'medium' | 'small';
  full?: boolean;
  icon?: ReactNode;
}

const look = ({ variant = 'secondary', size = 'medium', full }: Look) =>
  clsx(styles.button, styles[variant], styles[size], full && styles.full);

/** Renders a button; while `busy` it cannot be pressed again and says so to a screen reader. */
export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  disabled,
  children,
  type = 'button',
  className,
  ...rest
}: Look & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(look({ variant, size, full }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Renders a link that looks like a button. */
export function LinkButton({
  variant,
  size,
  full,
  icon,
  children,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={clsx(look({ variant, size, full }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** Renders a link that looks like a button and loads the page again, without scripts too. */
export function ReloadLink({ variant, size, full, icon, children }: Look & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own
    <a href="" className={look({ variant, size, full })}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** Renders a round button with an icon alone; `label` is its name. */
export function IconButton({
  label,
  type = 'button',
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...rest} type={type} className={clsx(styles.round, className)} aria-label={label} title={label}>
      {children}
    </button>
  );
}

/** Renders a round link with an icon alone; `label` is its name. */
export function IconLink({ label, className, children, ...rest }: ComponentProps<typeof Link> & { label: string }) {
  return (
    <Link {...rest} className={clsx(styles.round, className)} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
