import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { LegalPage } from '@/components/layout/LegalPage';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, ['legal']),
});

/** Renders /terms. */
export default function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      path={paths.terms()}
      title={t('terms.title')}
      intro={t('terms.intro')}
      sections={t('terms.sections', { returnObjects: true })}
    />
  );
}
