import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { ACCESS_TOKEN_SECONDS } from '@/contract/constants';
import { useAppStore } from '@/hooks/redux';
import { usePersistence } from '@/hooks/usePersistence';
import { publicEnv } from '@/lib/env.public';
import { lookAtSession, takeSession } from '@/store/lookAtSession';
import { sessionChanged } from '@/store/user';
import { useClaimedDrafts } from './useClaimedDrafts';
import { useKeptSurvey } from './useKeptSurvey';
import { usePersonal } from './usePersonal';

/** Looked at twice in a token's life, so that a page left open is never left with an ended one. */
const RENEWAL_MS = (ACCESS_TOKEN_SECONDS * 1000) / 2;

function Sync() {
  const store = useAppStore();
  const { data, status } = useSession();

  useEffect(() => {
    if (status === 'loading') return;
    if (data && !data.error) takeSession(store, data);
    // next-auth takes an answer that never came for nobody's session: only a real one logs out.
    else if (store.getState().user.isLogin) lookAtSession(store).catch(() => undefined);
    else store.dispatch(sessionChanged({ status, expires: '' }));
  }, [store, data, status]);

  useEffect(() => {
    if (status !== 'authenticated') return;
    const timer = setInterval(() => lookAtSession(store).catch(() => undefined), RENEWAL_MS);
    return () => clearInterval(timer);
  }, [store, status]);

  return null;
}

/**
 * Keeps the store's member the same as next-auth's session: looked at once after the paint, when the
 * window is seen again, and every so many seconds where that is configured.
 */
export function SessionSync() {
  usePersistence();
  useClaimedDrafts();
  usePersonal();
  useKeptSurvey();
  return (
    <SessionProvider refetchOnWindowFocus refetchInterval={publicEnv.sessionPollSeconds}>
      <Sync />
    </SessionProvider>
  );
}
