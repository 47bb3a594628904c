import { clsx } from 'clsx';
import styles from './GrainLine.module.css';

/** Renders the site's logo; decoration, since its name is beside it or on its link. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={clsx(styles.mark, className)} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** Renders the logo's flowing line as a drawing, for empty states and the like; decoration. */
export function GrainLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 116" className={clsx(styles.grain, className)} aria-hidden="true">
      <use href="#grain" />
      <use href="#grain-main" />
    </svg>
  );
}
