import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { useOnline } from '@/hooks/useOnline';
import styles from './OfflineNotice.module.css';
import { useInstallOffer } from './useInstallOffer';
import { useServiceWorker } from './useServiceWorker';

const InstallBar = lazyClient(() => import('./InstallBar').then((it) => it.InstallBar));

/**
 * Renders a notice above the page that the connection is lost and what still works; the offline page has its own.
 * Below it is the offer to install the site.
 */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const offline = !useOnline(true) && pathname !== '/offline';
  const install = useInstallOffer();
  useServiceWorker();
  return (
    <>
      <div role="status" className={styles.bar}>
        {offline ? <p>{t('shell.offline')}</p> : null}
      </div>
      {install ? <InstallBar offer={install} /> : null}
    </>
  );
}
