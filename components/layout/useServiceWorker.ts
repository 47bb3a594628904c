import { useEffect } from 'react';
import { publicEnv } from '@/lib/env.public';

/** Registers the service worker, which keeps pages that were read for later (in production). */
export function useServiceWorker(): void {
  useEffect(() => {
    if (publicEnv.development || !('serviceWorker' in navigator)) return;
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}
