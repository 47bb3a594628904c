import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Auth.module.css';

/** Renders a message above a form's button; a warning is announced at once, other messages politely. */
export function FormNotice({ warning = false, children }: { warning?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(styles.notice, warning && styles.warning)} role={warning ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
