import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { ChatButton } from './ChatButton';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Removes an event's or partner's own stylesheets (`<link data-custom-theme>`, `<link
 * data-custom-font>`) before the next page is drawn, so that none leaks into it.
 */
function useRemoveCustomStyles(): void {
  const { events } = useRouter();
  useEffect(() => {
    const remove = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      for (const link of document.querySelectorAll('link[data-custom-theme], link[data-custom-font]')) {
        link.remove();
      }
    };
    events.on('beforeHistoryChange', remove);
    return () => events.off('beforeHistoryChange', remove);
  }, [events]);
}

const OfflineNotice = lazyClient(() =>
  import(/* webpackChunkName: "deferred" */ './OfflineNotice').then((it) => it.OfflineNotice),
);
const DeferredShell = lazyClient(() =>
  import(/* webpackChunkName: "deferred" */ './DeferredShell').then((it) => it.DeferredShell),
);

/** Renders the parts that stay between pages and survive an error of the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  useRemoveCustomStyles();
  return (
    <>
      <OfflineNotice />
      <ErrorBoundary path={asPath}>{children}</ErrorBoundary>
      <ChatButton place="corner" />
      <DeferredShell />
    </>
  );
}
