import styles from './PageLoader.module.css';
import { usePageLoader } from './usePageLoader';

/** Renders a thin line at the top while the next page loads; Next announces the arrival. */
export function PageLoader() {
  const state = usePageLoader();
  if (state === 'none') return null;
  return <div id="page-loader" className={styles.loader} data-state={state} aria-hidden="true" />;
}
