import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from './icons';
import styles from './LinkRow.module.css';
import { ListRow } from './List';

/** Renders a row of a list that is one link. */
export function LinkRow({ href, label, icon }: { href: string; label: string; icon?: ReactNode }) {
  return (
    <ListRow className={styles.row}>
      <Link href={href} prefetch={false}>
        {icon}
        <span>{label}</span>
        <ChevronRightIcon size={1} />
      </Link>
    </ListRow>
  );
}
