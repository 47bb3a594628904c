import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { ACCESS_TOKEN_SECONDS } from '@/contract/constants/common';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { onEndedElsewhere } from '@/lib/browser/endedSession';
import { hasSessionHint } from '@/lib/browser/sessionHint';
import { readClaim } from '@/lib/browser/surveyClaim';
import { publicEnv } from '@/lib/env.public';
import { persistUser } from '@/store/persist';
import { applySession, dropEnded, refreshSession, registerProvider } from '@/store/refreshSession';
import { sessionChanged } from '@/store/user';
import { useClaimedDrafts } from './useClaimedDrafts';

/** Claims the survey result stored in this browser once a visitor has signed in. */
function useStoredSurvey() {
  const { t } = useTranslation('common');
  const store = useAppStore();
  const { isLogin } = useMember();

  useEffect(() => {
    const claim = isLogin ? readClaim() : '';
    if (!claim) return;
    import('./saveSurvey').then(
      ({ saveSurvey }) => saveSurvey(store, claim, t('toast.surveySaved')),
      () => undefined,
    );
  }, [isLogin, store, t]);
}

/**
 * Restores the member of the last visit and saves this visit's, after hydration, so that server and browser
 * render the same and no render waits for the storage.
 */
function usePersistence() {
  const store = useAppStore();
  useEffect(() => {
    const persistor = persistUser(store);
    return () => {
      // Pending writes would otherwise be done at some later time.
      void persistor.flush();
      persistor.pause();
    };
  }, [store]);
}

/** Fetches personal data again whenever the member changes. */
function usePersonal() {
  const dispatch = useAppDispatch();
  const member = useAppSelector(({ user }) => (user.isLogin ? user.username : ''));
  const before = useRef('');
  useEffect(() => {
    if (before.current === member) return;
    before.current = member;
    const refetch = () => void dispatch(baseApi.util.invalidateTags(['Personal']));
    // A sign-in before the effects of the page, which then fetch what is the member's alone; a sign-out after them,
    // when they have let go of it: a visitor may not read it.
    if (member) refetch();
    else queueMicrotask(refetch);
  }, [dispatch, member]);
}

/** Twice per lifetime of a token, so that an open page never has an expired one. */
const REFRESH_MS = (ACCESS_TOKEN_SECONDS * 1000) / 2;

function Sync() {
  const store = useAppStore();
  const { data, status } = useSession();
  const [taken, setTaken] = useState<() => void>();

  useEffect(() => {
    if (status === 'loading') return;
    if (data && !data.error) applySession(store, data);
    // next-auth reports a failed call as no session: only a real answer signs out. A member of the last visit
    // stays unknown; an action then reads the session again.
    else if (store.getState().user.user || hasSessionHint()) refreshSession(store).catch(() => undefined);
    else store.dispatch(sessionChanged({ status, expires: '' }));
  }, [store, data, status]);

  useEffect(() => {
    // next-auth, which once read that there is none, does not look again: nor is it told of a sign-in elsewhere.
    const look = () => {
      const { session } = store.getState().user;
      if (session.status !== 'authenticated' && hasSessionHint()) refreshSession(store).catch(() => undefined);
    };
    // Leaving a page ends its calls: one that comes back from the browser's cache may never have had an answer.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dropEnded(store);
      refreshSession(store).catch(() => undefined);
    };
    const stopHearing = onEndedElsewhere(() => dropEnded(store));
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', restore);
    return () => {
      stopHearing();
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', restore);
    };
  }, [store]);

  // React handles updates in order: when this one takes effect, the provider's earlier reads have taken the
  // effect above.
  useEffect(() => taken?.(), [taken]);
  useEffect(() => registerProvider(() => new Promise((resolve) => setTaken(() => () => resolve()))), []);

  useEffect(() => {
    if (status !== 'authenticated') return;
    const timer = setInterval(() => refreshSession(store).catch(() => undefined), REFRESH_MS);
    return () => clearInterval(timer);
  }, [store, status]);

  return null;
}

/**
 * Synchronises the store's member with next-auth's session: once after the first paint, when the window
 * becomes visible, and at an interval where that is configured.
 */
export function SessionSync() {
  usePersistence();
  useClaimedDrafts();
  usePersonal();
  useStoredSurvey();
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={publicEnv.sessionPollSeconds}>
      <Sync />
    </SessionProvider>
  );
}
