import type { NextPage } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { Notice } from '@/components/layout/Notice';
import { ProviderAway } from '@/components/layout/ProviderAway';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import { isProviderAway, RETRY_SECONDS } from '@/lib/providerAway';
import en from '@/public/locales/en/common.json';
import ko from '@/public/locales/ko/common.json';

/** The last resort, when even the page's texts did not come: its words travel with it. */
const ErrorPage: NextPage<{ english: boolean; away?: boolean }> = ({ english, away }) => {
  if (away) return <ProviderAway />;
  const { error } = english ? en : ko;
  return (
    <main>
      <Notice title={error.title} body={error.serverBody}>
        <LinkButton href={paths.home()} variant="primary">
          {error.home}
        </LinkButton>
        <LinkButton href={paths.support()}>{error.support}</LinkButton>
      </Notice>
    </main>
  );
};

/** A page that was never rendered, while the provider is away, is a 503 in the place of Next's 500. */
ErrorPage.getInitialProps = async ({ locale = 'ko', err, res }) => {
  const english = locale === 'en';
  if (!res || !isProviderAway(err)) return { english };
  res.statusCode = 503;
  res.setHeader('Retry-After', String(RETRY_SECONDS));
  res.setHeader('Cache-Control', 'no-store');
  const common = english ? en : ko;
  const _nextI18Next: SSRConfig['_nextI18Next'] = {
    initialI18nStore: { [locale]: { common } },
    initialLocale: locale,
    ns: ['common'],
    userConfig: null,
  };
  return { english, away: true, _nextI18Next };
};

export default ErrorPage;
