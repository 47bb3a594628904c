import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { ResetConfirm } from '@/components/auth/ResetConfirm';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /auth/password/reset/confirm, where the mailed link leads with its `token`. */
export default function PasswordResetConfirmPage({ token }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.passwordResetConfirm()} title={t('reset.confirmTitle')} lead={t('reset.confirmLead')}>
      <ResetConfirm token={token} />
    </AuthPage>
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['auth']);
  return { props: { ...texts, token: typeof query.token === 'string' ? query.token : '' } };
}) satisfies GetServerSideProps;
