import type { GetStaticProps } from 'next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { Button } from '@/components/ui/Button';
import { RefreshIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import { translations } from '@/lib/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, []),
});

/** /offline: what the service worker shows for a page that was never read. */
export default function OfflinePage() {
  const { t } = useTranslation('common');
  return (
    <Layout path="/" lost>
      <Seo path="/offline" title={t('error.offlineTitle')} noindex />
      <Notice title={t('error.offlineTitle')} body={t('error.offlineBody')}>
        <Button icon={<RefreshIcon size={1} />} onClick={() => window.location.reload()}>
          {t('action.retry')}
        </Button>
      </Notice>
    </Layout>
  );
}
