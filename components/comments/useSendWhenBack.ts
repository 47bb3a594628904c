import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';

/**
 * Returns a function to be called when sending a comment failed: without a connection, it offers to `send`
 * once there is one again.
 */
export function useSendWhenBack(send: () => void) {
  const { t } = useTranslation('comments');
  const [isWaiting, setWaiting] = useState(false);
  // What the field holds then, not what failed.
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    if (!isWaiting) return;
    const offer = () => {
      setWaiting(false);
      void notify('info', t('toast.backOnline'), { label: t('send'), onSelect: () => latest.current() });
    };
    window.addEventListener('online', offer);
    return () => window.removeEventListener('online', offer);
  }, [isWaiting, t]);
  return () => setWaiting(!navigator.onLine);
}
