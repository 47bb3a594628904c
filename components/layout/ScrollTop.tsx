import { ArrowUpIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Floating.module.css';
import { useScrollTop } from './useScrollTop';

/** Back to the top, there only beyond 300 px of scroll. */
export function ScrollTop() {
  const { t } = useTranslation('common');
  if (!useScrollTop()) return null;
  const go = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={`${styles.floating} ${styles.top}`}
      aria-label={t('shell.toTop')}
      title={t('shell.toTop')}
      onClick={go}
    >
      <ArrowUpIcon />
    </button>
  );
}
