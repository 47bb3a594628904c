import type { ReactNode } from 'react';
import { GrainLine } from '@/components/ui/GrainLine';
import styles from './Notice.module.css';

/** Renders a page with one message under a drawing of grain, and links. */
export function Notice({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <GrainLine />
      <h1>{title}</h1>
      <p className={styles.body}>{body}</p>
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  );
}
