import Link from 'next/link';
import type { ReactNode } from 'react';
import { Facts, ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import styles from './ResultRow.module.css';

/** Renders an entry into something with its picture, its state (a `Tag`) and small facts. */
export function ResultRow({
  href,
  title,
  image,
  state,
  children,
}: {
  href: string;
  title: string;
  image: string;
  state: ReactNode;
  children: ReactNode;
}) {
  return (
    <ListRow before={<Picture className={styles.picture} url={image} alt="" width={88} height={88} sizes="88px" />}>
      <p className={styles.state}>{state}</p>
      <h3 className={styles.title}>
        <Link href={href} prefetch={false} className="cover">
          {title}
        </Link>
      </h3>
      <Facts>{children}</Facts>
    </ListRow>
  );
}
