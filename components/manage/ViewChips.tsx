import type { ReactNode } from 'react';
import { ChipLink, Chips } from '@/components/ui/Chips';
import styles from './Manage.module.css';

/** Renders the views of a list of the console as chips, of which `selected` is shown, beside its filter (`children`). */
export function ViewChips<V extends string>({
  label,
  views,
  selected,
  nameOf,
  hrefOf,
  children,
}: {
  label: string;
  views: readonly V[];
  selected: V;
  nameOf: (view: V) => string;
  hrefOf: (view: V) => string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.views}>
      <Chips label={label}>
        {views.map((view) => (
          <ChipLink key={view} href={hrefOf(view)} selected={view === selected} prefetch={false}>
            {nameOf(view)}
          </ChipLink>
        ))}
      </Chips>
      {children}
    </div>
  );
}
