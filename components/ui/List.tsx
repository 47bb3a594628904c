import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './List.module.css';

/** Renders rows separated by hairlines. `ordered` for places and steps. */
export function List({ ordered = false, className, ...rest }: ComponentProps<'ul'> & { ordered?: boolean }) {
  const Tag = (ordered ? 'ol' : 'ul') as 'ul';
  return <Tag {...rest} className={clsx(styles.list, className)} />;
}

/** Renders one row: `before`, the content, `after`. */
export function ListRow({
  before,
  after,
  className,
  children,
  ...rest
}: ComponentProps<'li'> & { before?: ReactNode; after?: ReactNode }) {
  return (
    <li {...rest} className={clsx(styles.row, className)}>
      {before}
      <div className="grow">{children}</div>
      {after}
    </li>
  );
}

/** Renders small facts in one line, separated by dots: author, time, numbers. */
export function Facts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}

/** Renders a section's title with a link to more of it. */
export function SectionHead({ title, id, children }: { title: string; id?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
