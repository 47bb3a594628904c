import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { Button, LinkButton } from '@/components/ui/Button';
import { RefreshIcon } from '@/components/ui/icons';
import { useOnline } from '@/hooks/useOnline';
import { useReloadWhenBack } from '@/hooks/useReloadWhenBack';
import { preventReplacement } from '@/lib/browser/preventReplacement';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({ props: await translations(locale, []) });

preventReplacement('/offline');

/**
 * Renders /offline, which the service worker shows under the address of a page that is not cached. It waits
 * until that address can be reached, and then reloads it once.
 */
export default function OfflinePage() {
  const { t } = useTranslation('common');
  // With a connection, only the site itself cannot be reached.
  const online = useOnline();
  const title = online ? t('error.unreachableTitle') : t('error.offlineTitle');
  useReloadWhenBack();
  return (
    <Layout path="/" lost>
      <Seo path="/offline" title={title} noindex />
      <Notice title={title} body={online ? t('error.unreachableBody') : t('error.offlineBody')} drawing="offline">
        <Button variant="primary" icon={<RefreshIcon size={1} />} onClick={() => window.location.reload()}>
          {t('action.retry')}
        </Button>
        <LinkButton href={paths.home()} prefetch={false}>
          {t('error.home')}
        </LinkButton>
      </Notice>
    </Layout>
  );
}
