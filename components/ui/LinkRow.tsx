import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from './icons';
import styles from './LinkRow.module.css';
import { ListRow } from './List';

/** Renders a row of a list that is one link; `current` where it is the link to this page. */
export function LinkRow({
  href,
  label,
  icon,
  current = false,
}: {
  href: string;
  label: string;
  icon?: ReactNode;
  current?: boolean;
}) {
  return (
    <ListRow className={styles.row}>
      <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined}>
        {icon}
        <span>{label}</span>
        <ChevronRightIcon size={1} />
      </Link>
    </ListRow>
  );
}
