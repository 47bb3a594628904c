import type { GetStaticProps } from 'next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { Button, LinkButton } from '@/components/ui/Button';
import { RefreshIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { translations } from '@/lib/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, []),
});

// Next would draw the page that the address is of in this one's place, without its answers.
if (typeof window !== 'undefined' && window.__NEXT_DATA__?.page === '/500') {
  delete window.__NEXT_DATA__.props.__N_SSG;
}

/** What the server could not draw. */
export default function ServerErrorPage() {
  const { t } = useTranslation('common');
  return (
    <Layout path={paths.home()} lost>
      <Seo path={paths.home()} title={t('error.serverTitle')} noindex />
      <Notice title={t('error.serverTitle')} body={t('error.serverBody')}>
        <Button
          variant="primary"
          icon={<RefreshIcon size={1} />}
          onClick={() => window.location.reload()}
        >
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
