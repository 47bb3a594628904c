import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { useAppStore } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { hasSessionHint } from '@/lib/browser/sessionHint';
import { sessionChanged } from '@/store/user';

/** next-auth's client and redux-persist are loaded after the first paint. */
const SessionSync = lazyClient(() => import('./SessionSync').then((it) => it.SessionSync));

/**
 * Reads the session where there may be one, and where one begins: a visitor's page neither calls for it nor
 * loads its code. It looks again when the page is shown, since a member may have signed in in another tab. What
 * it has loaded stays when the session ends, to drop what is the member's.
 */
export function SessionReader() {
  const store = useAppStore();
  const { pathname } = useRouter();
  const { isLogin } = useMember();
  const [isExpected, setExpected] = useState(false);

  useEffect(() => {
    const look = () => {
      const { status } = store.getState().user.session;
      if (isLogin || hasSessionHint()) setExpected(true);
      else if (status === 'loading') store.dispatch(sessionChanged({ status: 'unauthenticated', expires: '' }));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, isLogin]);

  return isExpected || pathname.startsWith('/auth/') ? <SessionSync /> : null;
}
