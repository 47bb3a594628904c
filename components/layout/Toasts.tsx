import { useEffect, useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { onFirstToast } from '@/lib/browser/notify';

const ToastHost = lazyClient(() => import('./ToastHost').then((it) => it.ToastHost));

/** Where toasts appear; costs nothing until the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastHost /> : null;
}
