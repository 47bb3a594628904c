import { useEffect } from 'react';
import { usePrimeRouterCache } from '@/components/layout/usePrimeRouterCache';
import { useScrollMemory } from '@/components/layout/useScrollMemory';
import { lazyClient } from '@/components/ui/lazyClient';
import { useMember } from '@/hooks/useMember';
import { PageLoader } from './PageLoader';
import { ScrollTop } from './ScrollTop';
import { Toasts } from './Toasts';
import { useKoreanFont } from './useKoreanFont';
import { usePreloadWrites } from './usePreloadWrites';

/** Loaded for members only; it keeps its connection across pages. */
const UnreadCount = lazyClient(() => import('./UnreadCount').then((it) => it.UnreadCount));

/** Loads the parts of the shell that are not visible when a page has just been rendered. */
export function DeferredShell() {
  const { user } = useMember();
  useKoreanFont();
  usePrimeRouterCache();
  useScrollMemory();
  usePreloadWrites();
  // Must be loaded before a page breaks because the network failed.
  useEffect(() => void import(/* webpackChunkName: "deferred" */ './ErrorScreen').catch(() => undefined), []);
  return (
    <>
      <PageLoader />
      <ScrollTop />
      <Toasts />
      {user ? <UnreadCount key={user.username} /> : null}
    </>
  );
}
