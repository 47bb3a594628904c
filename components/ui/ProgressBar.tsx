import styles from './ProgressBar.module.css';

/** Renders a progress bar, `value` from 0 to 1; indeterminate when undefined. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  return (
    <progress className={styles.bar} aria-label={label} max={1} value={value}>
      {value === undefined ? '' : `${Math.floor(value * 100)}%`}
    </progress>
  );
}
