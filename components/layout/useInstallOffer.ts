import { useEffect, useState } from 'react';
import { isInstalledApp } from '@/lib/browser/installed';
import { countVisit, type InstallEvent } from '@/lib/browser/installOffer';

/**
 * Counts the visit and returns what installs the site once that may be offered: the browser's event, or `manual`
 * on iOS, where readers do it themselves.
 */
export function useInstallOffer(): InstallEvent | 'manual' | undefined {
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
