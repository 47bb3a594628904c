import { useRouter } from 'next/router';
import { useState } from 'react';
import { paths } from '@/lib/paths';
import { useAppStore } from './redux';

/**
 * Whether a deed may go on, asked as it begins: a visitor is led to sign in instead and comes back to
 * `path` after it. A tap before the browser knows its session waits for that, and throws when the site
 * could not say; the second of the pair tells that one waits.
 */
export function useMemberGate(path: string) {
  const router = useRouter();
  const store = useAppStore();
  const [waits, setWaits] = useState(false);

  const mayGoOn = async (): Promise<boolean> => {
    const { isLogin, session } = store.getState().user;
    if (isLogin) return true;
    if (session.status === 'loading') {
      setWaits(true);
      const look = import('@/store/lookAtSession').then((it) => it.lookAtSession(store));
      if (await look.finally(() => setWaits(false))) return true;
    }
    void router.push(paths.signIn({ callbackUrl: path, error: 'SessionRequired' }));
    return false;
  };
  return [mayGoOn, waits] as const;
}
