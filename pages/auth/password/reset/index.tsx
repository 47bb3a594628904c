import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { ResetRequest } from '@/components/auth/ResetRequest';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, ['auth']),
});

/** Renders /auth/password/reset. */
export default function PasswordResetPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.passwordReset()} title={t('reset.title')} lead={t('reset.lead')}>
      <ResetRequest />
    </AuthPage>
  );
}
