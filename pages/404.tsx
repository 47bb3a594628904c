import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({ props: await translations(locale, []) });

/** Renders the page of an address without content. */
export default function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <Layout path={paths.home()} lost>
      <Seo path={paths.home()} title={t('error.notFoundTitle')} noindex />
      <Notice title={t('error.notFoundTitle')} body={t('error.notFoundBody')}>
        <LinkButton href={paths.home()} variant="primary">
          {t('error.home')}
        </LinkButton>
        <LinkButton href={paths.forums()}>{t('support.toForums')}</LinkButton>
      </Notice>
    </Layout>
  );
}
