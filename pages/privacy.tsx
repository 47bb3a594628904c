import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { LegalPage } from '@/components/layout/LegalPage';
import { PrivacyTable } from '@/components/layout/PrivacyTable';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, ['legal']),
});

/** Renders /privacy. */
export default function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      path={paths.privacy()}
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      sections={t('privacy.sections', { returnObjects: true })}
    >
      <PrivacyTable />
    </LegalPage>
  );
}
