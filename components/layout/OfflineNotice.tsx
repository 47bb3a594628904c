import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/hooks/useOnline';
import styles from './OfflineNotice.module.css';
import { useServiceWorker } from './useServiceWorker';

/** Renders a notice above the page that the connection is lost and what still works; the offline page has its own. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const offline = !useOnline(true) && pathname !== '/offline';
  useServiceWorker();
  return (
    <div role="status" className={styles.bar}>
      {offline ? <p>{t('shell.offline')}</p> : null}
    </div>
  );
}
