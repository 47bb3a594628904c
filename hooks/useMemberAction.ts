import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useRouter } from 'next/router';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContextOf } from '@/api/baseApi';
import { failureToast } from '@/lib/browser/failureToast';
import { dropKey, dropRejectedKey, idempotencyKeyFor, newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import type { RootState } from '@/store/makeStore';
import { useAppStore } from './redux';

/**
 * Returns a check that a member is signed in, to be awaited before an action. A visitor is redirected to sign
 * in and returns to `path` afterwards. A check before the session is known waits for it, during which
 * `isWaiting` is true, and throws when the session could not be read.
 */
export function useRequireSignIn(path: string) {
  const router = useRouter();
  const store = useAppStore();
  const [isWaiting, setWaiting] = useState(false);

  const requireSignIn = async (): Promise<boolean> => {
    const { isLogin, session } = store.getState().user;
    if (isLogin) return true;
    if (session.status === 'loading') {
      setWaiting(true);
      const look = import('@/store/refreshSession').then((it) => it.refreshSession(store));
      if (await look.finally(() => setWaiting(false))) return true;
    }
    void router.push(paths.signIn({ callbackUrl: path, error: 'SessionRequired' }));
    return false;
  };
  return { requireSignIn, isWaiting };
}

/** Shows why a call failed, or `fallback` where nothing says why. */
export function useFailureToast() {
  const { t } = useTranslation('common');
  return (thrown: unknown, fallback: string): void => failureToast(t, thrown, fallback);
}

/** The response to an action; `success: false` is a rejection with its reason, sent with status 200. */
interface ActionAnswer {
  success: boolean;
  reason?: string;
}

/** A mutation that has been given its arguments, such as `likeTopic.initiate(…)`. */
type Call<A> = ThunkAction<{ unwrap: () => Promise<A> }, RootState, ContextOf, UnknownAction>;

/**
 * Returns the handler of a tap by which a member makes one `call`, with an idempotency key. A
 * visitor signs in before it and returns to `path`. The second tap of a double tap, and any while the call
 * is in flight, does nothing. A rejection or failure is shown as a toast: its reason, or else `failed`.
 */
export function useMemberAction<A extends ActionAnswer>({
  path,
  scope,
  call,
  failed,
  rejected,
  onDone,
  onFailure,
}: {
  path: string;
  /** Names an action that has one effect also when it is tapped again after a lost answer. */
  scope?: string;
  /** Its code may be loaded on demand; null when there is nothing to do. */
  call: (idempotencyKey: string) => Promise<Call<A>> | Call<A> | null;
  failed: string;
  /** Returns the text of a rejection, shown instead of its reason. */
  rejected?: (answer: A) => string;
  /** Called when it was done. */
  onDone?: (answer: A) => void;
  /** Called when it failed, before the toast. */
  onFailure?: (failure: unknown) => void;
}) {
  const showFailure = useFailureToast();
  const store = useAppStore();
  const { requireSignIn, isWaiting } = useRequireSignIn(path);
  const inFlight = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (inFlight.current || event.detail > 1) return;
    inFlight.current = true;
    try {
      if (!(await requireSignIn())) return;
      const made = await call(scope ? idempotencyKeyFor(scope) : newKey());
      if (!made) return;
      const answer = await store.dispatch(made).unwrap();
      if (scope) dropKey(scope);
      if (answer.success) onDone?.(answer);
      else void notify('warning', rejected?.(answer) ?? answer.reason ?? failed);
    } catch (failure) {
      if (scope) dropRejectedKey(scope, failure);
      onFailure?.(failure);
      showFailure(failure, failed);
    } finally {
      inFlight.current = false;
    }
  };
  return { tap, busy: isWaiting };
}
