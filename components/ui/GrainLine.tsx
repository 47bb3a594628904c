import { clsx } from 'clsx';
import { publicEnv } from '@/lib/env.public';
import type { DrawingName } from './drawings';
import styles from './GrainLine.module.css';

/** Renders the site's logo; decoration, since its name is beside it or on its link. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={clsx(styles.mark, className)} aria-hidden="true">
      <use href={`${publicEnv.drawings}#mark`} />
    </svg>
  );
}

/** Renders a drawing of grain for empty states and the like: the logo's flowing line, or another; decoration. */
export function GrainLine({ drawing = 'grain', className }: { drawing?: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 320 116" className={clsx(styles.grain, className)} aria-hidden="true">
      <use href={`${publicEnv.drawings}#${drawing}`} />
      <use href={`${publicEnv.drawings}#${drawing}-main`} />
    </svg>
  );
}
