import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';
import { ChatButton } from './ChatButton';
import { ErrorBoundary } from './ErrorBoundary';
import { useRemoveCustomStyles } from './useRemoveCustomStyles';

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
