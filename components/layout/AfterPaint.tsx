import { useEffect } from 'react';
import { useFirstAnswers } from '@/hooks/useFirstAnswers';
import { useScrollMemory } from '@/hooks/useScrollMemory';
import { OfflineNotice } from './OfflineNotice';
import { PageLoader } from './PageLoader';
import { ScrollTop } from './ScrollTop';
import { Toasts } from './Toasts';
import { useKoreanFont } from './useKoreanFont';

/** What of the shell nobody sees on a page that has just been drawn. */
export function AfterPaint() {
  useKoreanFont();
  useFirstAnswers();
  useScrollMemory();
  // It must be at hand when a page breaks because the network went away.
  useEffect(() => void import('./ErrorScreen').catch(() => undefined), []);
  return (
    <>
      <PageLoader />
      <OfflineNotice />
      <ScrollTop />
      <Toasts />
    </>
  );
}
