import { useEffect, useState } from 'react';
import { publicEnv } from '@/lib/env.public';

/** Keeps read pages for later (in production) and says whether the connection is gone. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);

  useEffect(() => {
    if (publicEnv.development || !('serviceWorker' in navigator)) return;
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);

  return offline;
}
