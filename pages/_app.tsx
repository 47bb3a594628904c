import '@/styles/global.css';
import type { AppProps } from 'next/app';
import { appWithTranslation, type SSRConfig } from 'next-i18next/pages';
import { Provider } from 'react-redux';
import { SessionReader } from '@/components/auth/SessionReader';
import { AwayNotice } from '@/components/layout/AwayNotice';
import { SharedI18n } from '@/components/layout/SharedI18n';
import { Shell } from '@/components/layout/Shell';
import { SiteOrigin } from '@/components/layout/SiteOrigin';
import { usePageStore } from '@/components/layout/usePageStore';
import { lazyClient } from '@/components/ui/lazyClient';
import { RenderedAtProvider } from '@/hooks/useRenderedAt';
import i18nConfig from '@/next-i18next.config.js';
import { resolveNavigation } from '@/routes/navigation';
import type { PageProps } from '@/store/pageData';

const ScenarioPanel =
  // biome-ignore lint/style/noProcessEnv: a build must see the condition itself to leave the panel out
  process.env.NODE_ENV === 'development'
    ? lazyClient(() => import('@/components/dev/ScenarioPanel').then((it) => it.ScenarioPanel))
    : () => null;

/** Shows the server's error page for one that has no data, which only development gets as a page. */
const ServerErrorPage =
  // biome-ignore lint/style/noProcessEnv: a build must see the condition itself to leave the page out
  process.env.NODE_ENV === 'development' ? lazyClient(() => import('./500').then((it) => it.default)) : null;

// biome-ignore lint/style/noProcessEnv: a build must see the condition itself to leave the code out
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') resolveNavigation();

/** Renders every page inside one store a visit, which has the page's answers in it, and the shell. */
function App({ Component, pageProps }: AppProps<Partial<PageProps> & Partial<SSRConfig>>) {
  const store = usePageStore(pageProps.snapshot);
  return (
    <SharedI18n>
      <Provider store={store}>
        <SessionReader />
        <RenderedAtProvider renderedAt={pageProps.snapshot?.renderedAt}>
          <SiteOrigin origin={pageProps.origin}>
            <Shell>
              {pageProps.snapshot && pageProps.away ? <AwayNotice /> : null}
              {ServerErrorPage && pageProps.unavailable ? (
                <ServerErrorPage />
              ) : (
                // Next keeps a page between two addresses of one route, with what was typed and opened on the first.
                <Component key={pageProps.content} {...pageProps} />
              )}
            </Shell>
            <ScenarioPanel />
          </SiteOrigin>
        </RenderedAtProvider>
      </Provider>
    </SharedI18n>
  );
}

export default appWithTranslation(App, i18nConfig);
