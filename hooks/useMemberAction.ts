import { useRouter } from 'next/router';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import { hasSessionHint } from '@/lib/browser/sessionHint';
import { announceUnloaded } from '@/lib/browser/unloaded';
import { paths } from '@/lib/paths';
import { useAppStore } from './redux';
import type { Action, ActionAnswer } from './sendAction';

/**
 * Returns a check that a member is signed in, to be awaited before an action. A visitor is redirected to sign
 * in and returns to `path` afterwards. A check where there may be a session that is not known, as before it was
 * read or after a sign-in in another tab, waits for it, during which `isWaiting` is true, and throws when the
 * session could not be read.
 */
export function useRequireSignIn(path: string) {
  const router = useRouter();
  const store = useAppStore();
  const [isWaiting, setWaiting] = useState(false);

  const requireSignIn = async (): Promise<boolean> => {
    if (store.getState().user.isLogin) return true;
    if (hasSessionHint()) {
      setWaiting(true);
      const look = import('@/store/refreshSession').then((it) => it.refreshSession(store));
      if (await look.finally(() => setWaiting(false))) return true;
    }
    void router.push(paths.signIn({ callbackUrl: path, error: 'SessionRequired' }));
    return false;
  };
  return { requireSignIn, isWaiting };
}

/**
 * Returns the handler of a tap by which a member makes one `call`, with an idempotency key. A
 * visitor signs in before it and returns to `path`. The second tap of a double tap, and any while the call
 * is in flight, does nothing. A rejection or failure is shown as a toast: its reason, or else `failed`. The code
 * that sends the call is loaded by the first tap.
 */
export function useMemberAction<A extends ActionAnswer>({ path, ...action }: { path: string } & Action<A>) {
  const { t } = useTranslation('common');
  const store = useAppStore();
  const { requireSignIn, isWaiting } = useRequireSignIn(path);
  const inFlight = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (inFlight.current || event.detail > 1) return;
    inFlight.current = true;
    try {
      if (!(await requireSignIn())) return;
      const { sendAction } = await import('./sendAction');
      await sendAction(store, t, action);
    } catch (failure) {
      action.onFailure?.(failure);
      if (announceUnloaded(failure)) return;
      // Without a network neither the session nor the code can be loaded.
      void notify('warning', navigator.onLine ? action.failed : t('toast.offline'));
    } finally {
      inFlight.current = false;
    }
  };
  return { tap, busy: isWaiting };
}
