import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { CheckMail } from '@/components/auth/CheckMail';
import { VerifyEmail } from '@/components/auth/VerifyEmail';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/**
 * Renders /auth/verify-email: with the `key` of a mailed link it verifies the address, else it asks to look
 * for the mail.
 */
export default function VerifyEmailPage({ verificationKey }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.verifyEmail()} title={t('verify.title')}>
      {verificationKey ? <VerifyEmail verificationKey={verificationKey} /> : <CheckMail />}
    </AuthPage>
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['auth']);
  return { props: { ...texts, verificationKey: typeof query.key === 'string' ? query.key : '' } };
}) satisfies GetServerSideProps;
