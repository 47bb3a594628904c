import { useEffect, useState } from 'react';
import { useScrollMemory } from '@/components/layout/useScrollMemory';
import { lazyClient } from '@/components/ui/lazyClient';
import { useMember } from '@/hooks/useMember';
import { isInstalledApp } from '@/lib/browser/installed';
import { tolerateMovedNodes } from '@/lib/browser/movedNodes';
import { preloadToasts } from '@/lib/browser/notify';
import { onPushMoment, type PushMoment } from '@/lib/browser/pushMoment';
import { SCROLL_TOP_PX } from '@/lib/constants';
import { PageLoader } from './PageLoader';
import { Toasts } from './Toasts';

// Browsers translate a page once it is read.
tolerateMovedNodes();

const SEEN = 'gyeol-seen';
const FIRST = 'gyeol-first-visit';
const LOCAL_FACES = ['Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'];

/** Returns whether the device has a good Korean font. Android does, though it names no face. */
async function hasOwnFace(): Promise<boolean> {
  if (!('FontFace' in window) || /Android/.test(navigator.userAgent)) return true;
  const source = LOCAL_FACES.map((name) => `local("${name}")`).join(', ');
  return new FontFace('probe', source).load().then(
    () => true,
    () => false,
  );
}

/** Returns whether this is the first visit, from a flag in the browser's storage and one of the session. */
function isFirstVisit(): boolean {
  try {
    if (!localStorage.getItem(SEEN)) {
      localStorage.setItem(SEEN, '1');
      sessionStorage.setItem(FIRST, '1');
    }
    return sessionStorage.getItem(FIRST) !== null;
  } catch {
    return true;
  }
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Loads Pretendard's Korean slices, which are large, after everything else: from the second visit on, or at
 * once where the device has no good Korean font; never with data saving on.
 */
function useKoreanFont(): void {
  useEffect(() => {
    let cancelled = false;
    const load = async () => {
      if (savesData() || (isFirstVisit() && (await hasOwnFace())) || cancelled) return;
      // Without a network the device's own font stays.
      await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
    };
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      cancelled = true;
      window.removeEventListener('load', load);
    };
  }, []);
}

/**
 * Loads the code of writes and of toasts once a form is used. Both come on demand; without a network
 * they could no longer come when the form is sent, and its failure would not be shown.
 */
function usePreloadWrites() {
  useEffect(() => {
    const preload = (field: EventTarget | null) => {
      if (!(field instanceof Element && field.closest('form:not([role=search])'))) return;
      document.removeEventListener('focusin', onFocus);
      preloadToasts();
      // A send without its code is answered as a failed call.
      import('@/api/httpClient').catch(() => undefined);
    };
    const onFocus = ({ target }: FocusEvent) => preload(target);
    document.addEventListener('focusin', onFocus);
    // A field may have been focused before this code was loaded.
    preload(document.activeElement);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}

/** Movements below this are a resting finger, in px. */
const STILL_PX = 8;

/** Marks the document (`data-reading`) while it is scrolled down, so that floating buttons leave the content free. */
function useReading(): void {
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STILL_PX) return;
      last = window.scrollY;
      document.documentElement.toggleAttribute('data-reading', moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      document.documentElement.removeAttribute('data-reading');
    };
  }, []);
}

/** Returns whether the page is scrolled beyond 300 px. */
function useScrollTop(): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const look = () => setBeyond(window.scrollY > SCROLL_TOP_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return beyond;
}

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
