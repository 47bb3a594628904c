import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './ManageHead.module.css';

/**
 * Renders the head of a page of the console: the way back, the title between a picture and what describes it
 * (`children`), and the page's main action.
 */
export function ManageHead({
  title,
  back,
  picture,
  action,
  children,
}: {
  title: string;
  back?: { href: string; name: string };
  picture?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      {back ? (
        <Link href={back.href} prefetch={false} className="way">
          {back.name}
        </Link>
      ) : null}
      <div className={styles.row}>
        <div className={styles.title}>
          {picture}
          <h1>{title}</h1>
          {children}
        </div>
        {action ? <div className="row-3">{action}</div> : null}
      </div>
    </header>
  );
}
