import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { useOnline } from '@/hooks/useOnline';
import { isInstalledApp } from '@/lib/browser/installed';
import { countVisit, type InstallEvent } from '@/lib/browser/installOffer';
import { UNLOADED } from '@/lib/browser/unloaded';
import { publicEnv } from '@/lib/env.public';
import styles from './OfflineNotice.module.css';

/**
 * Counts the visit and returns what installs the site once that may be offered: the browser's event, or `manual`
 * on iOS, where readers do it themselves.
 */
function useInstallOffer(): InstallEvent | 'manual' | undefined {
  const [offer, setOffer] = useState<InstallEvent | 'manual'>();
  useEffect(() => {
    if (isInstalledApp() || !countVisit()) return;
    // Only iOS has it.
    if ('standalone' in navigator) setOffer('manual');
    const take = (event: InstallEvent) => {
      event.preventDefault();
      setOffer(event);
    };
    window.addEventListener('beforeinstallprompt', take);
    return () => window.removeEventListener('beforeinstallprompt', take);
  }, []);
  return offer;
}

/** Registers the service worker, which keeps pages that were read for later (in production). */
function useServiceWorker(): void {
  useEffect(() => {
    if (publicEnv.development || !('serviceWorker' in navigator)) return;
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}

/**
 * Returns whether code could not be loaded with a connection: often another version is deployed, which has it under
 * another name.
 */
function useUnloaded(): boolean {
  const [isUnloaded, setUnloaded] = useState(false);
  useEffect(() => {
    const note = () => setUnloaded(navigator.onLine);
    window.addEventListener(UNLOADED, note);
    return () => window.removeEventListener(UNLOADED, note);
  }, []);
  return isUnloaded;
}

const InstallBar = lazyClient(() => import('./InstallBar').then((it) => it.InstallBar));

/**
 * Renders a notice above the page that the connection is lost and what still works, or that the page has to be loaded
 * again; the offline page has its own. It needs no code that may be gone. Below it is the offer to install the site.
 */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const offline = !useOnline(true) && pathname !== '/offline';
  const isUnloaded = useUnloaded();
  const install = useInstallOffer();
  useServiceWorker();
  return (
    <>
      <div role="status" className={styles.bar}>
        {offline ? <p>{t('shell.offline')}</p> : null}
        {isUnloaded && !offline ? (
          <p>
            {t('shell.unloaded')}{' '}
            <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
              {t('shell.reload')}
            </button>
          </p>
        ) : null}
      </div>
      {install ? <InstallBar offer={install} /> : null}
    </>
  );
}
