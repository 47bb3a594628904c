import { useEffect, useState } from 'react';
import { later } from '@/components/ui/later';
import { onFirstToast } from '@/lib/browser/notify';

const ToastHost = later(() => import('./ToastHost').then((it) => it.ToastHost));

/** Where toasts appear; costs nothing until the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastHost /> : null;
}
