import type { ReactNode } from 'react';
import type { DrawingName } from '@/components/ui/drawings';
import { GrainLine } from '@/components/ui/GrainLine';
import styles from './Notice.module.css';

/** Renders a page with one message under a drawing, and links. */
export function Notice({
  title,
  body,
  drawing,
  children,
}: {
  title: string;
  body: string;
  drawing?: DrawingName;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <GrainLine drawing={drawing} />
      <h1>{title}</h1>
      <p className={styles.body}>{body}</p>
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  );
}
