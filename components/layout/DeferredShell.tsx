import { useEffect, useState } from 'react';
import { usePrimeRouterCache } from '@/components/layout/usePrimeRouterCache';
import { useScrollMemory } from '@/components/layout/useScrollMemory';
import { lazyClient } from '@/components/ui/lazyClient';
import { useMember } from '@/hooks/useMember';
import { isInstalledApp } from '@/lib/browser/installed';
import { onPushMoment, type PushMoment } from '@/lib/browser/pushMoment';
import { PageLoader } from './PageLoader';
import { Toasts } from './Toasts';
import { useKoreanFont } from './useKoreanFont';
import { usePreloadWrites } from './usePreloadWrites';
import { useReading } from './useReading';
import { useScrollTop } from './useScrollTop';

/** Loaded beyond 300 px of scroll. */
const ScrollTop = lazyClient(() => import('./ScrollTop').then((it) => it.ScrollTop));
/** Loaded for members only; it keeps its connection across pages. */
const UnreadCount = lazyClient(() => import('./UnreadCount').then((it) => it.UnreadCount));
/** Loaded after a member's comment or challenge. */
const PushOffer = lazyClient(() => import('@/components/notifications/PushOffer').then((it) => it.PushOffer));
/** Loaded in the installed app only. */
const PullToRefresh = lazyClient(() => import('./PullToRefresh').then((it) => it.PullToRefresh));

/** Loads the parts of the shell that are not visible when a page has just been rendered. */
export function DeferredShell() {
  const { user } = useMember();
  const isScrolled = useScrollTop();
  useKoreanFont();
  usePrimeRouterCache();
  useScrollMemory();
  usePreloadWrites();
  useReading();
  const [pushMoment, setPushMoment] = useState<PushMoment>();
  useEffect(() => onPushMoment(setPushMoment), []);
  // Must be loaded before a page breaks because the network failed.
  useEffect(() => void import(/* webpackChunkName: "deferred" */ './ErrorScreen').catch(() => undefined), []);
  return (
    <>
      <PageLoader />
      {isScrolled ? <ScrollTop /> : null}
      <Toasts />
      {isInstalledApp() ? <PullToRefresh /> : null}
      {user ? <UnreadCount key={user.username} /> : null}
      {user && pushMoment ? <PushOffer key={pushMoment} moment={pushMoment} /> : null}
    </>
  );
}
