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

/** Members alone are told things; what tells them outlives the page they are on. */
const UnreadCount = lazyClient(() => import('./UnreadCount').then((it) => it.UnreadCount));

/** What of the shell nobody sees on a page that has just been drawn. */
export function DeferredShell() {
  const { user } = useMember();
  useKoreanFont();
  usePrimeRouterCache();
  useScrollMemory();
  usePreloadWrites();
  // It must be at hand when a page breaks because the network went away.
  useEffect(() => void import('./ErrorScreen').catch(() => undefined), []);
  return (
    <>
      <PageLoader />
      <ScrollTop />
      <Toasts />
      {user ? <UnreadCount key={user.username} /> : null}
    </>
  );
}
