import { useTranslation } from '@/hooks/useTranslation';
import styles from './OfflineNotice.module.css';
import { useOffline } from './useOffline';

/** Says that the connection is gone and what still works. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const offline = useOffline();
  return (
    <div role="status">
      {offline ? <p className={styles.notice}>{t('shell.offline')}</p> : null}
    </div>
  );
}
