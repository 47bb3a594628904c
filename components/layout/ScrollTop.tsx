import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon } from '@/components/ui/icons';
import styles from './Floating.module.css';
import { useFormInTheWay } from './useFormInTheWay';

/** Renders the button that scrolls to the top, except over a form that is in use or reached. */
export function ScrollTop() {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const inTheWay = useFormInTheWay(button, true);
  const go = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={button}
      type="button"
      className={clsx(styles.floating, styles.top, inTheWay && styles.away)}
      aria-label={t('shell.toTop')}
      title={t('shell.toTop')}
      onClick={go}
    >
      <ArrowUpIcon />
    </button>
  );
}
