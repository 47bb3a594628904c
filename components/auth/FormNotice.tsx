import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Auth.module.css';

/** What a form has to say above its button; a warning is announced at once, good news politely. */
export function FormNotice({ warning = false, children }: { warning?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(styles.notice, warning && styles.warning)} role={warning ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
