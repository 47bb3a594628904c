import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { Button, LinkButton } from '@/components/ui/Button';
import { RefreshIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';

/** Renders the placeholder of a page that has never been rendered, while the provider is down. */
export function ProviderAway() {
  const { t } = useTranslation('common');
  return (
    <Layout path={paths.home()} lost>
      <Seo path={paths.home()} title={t('error.awayTitle')} noindex />
      <Notice title={t('error.awayTitle')} body={t('error.awayBody')} drawing="offline">
        <Button variant="primary" icon={<RefreshIcon size={1} />} onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
        <LinkButton href={paths.support()}>{t('error.support')}</LinkButton>
        <LinkButton href={paths.home()} variant="quiet">
          {t('error.home')}
        </LinkButton>
      </Notice>
    </Layout>
  );
}
