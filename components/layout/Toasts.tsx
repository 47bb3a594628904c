import { useEffect, useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { onFirstToast } from '@/lib/browser/notify';

const ToastHost = lazyClient(() => import('./ToastHost').then((it) => it.ToastHost));

/** Renders the place of toasts; its code is loaded with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastHost /> : null;
}
