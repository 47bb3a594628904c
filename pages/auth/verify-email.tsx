import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { CheckMail } from '@/components/auth/CheckMail';
import { UndoEmail } from '@/components/auth/UndoEmail';
import { VerifyEmail } from '@/components/auth/VerifyEmail';
import { mailedKey, mailedValue } from '@/lib/mailedQuery';
import { paths } from '@/lib/paths';
import { returnPathOf } from '@/server/render/authPage';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/**
 * Renders /auth/verify-email: with the `key` of a mailed link it verifies the address (`change` where it replaces
 * another) and leads on to the link's `callbackUrl`, with `undo` it restores the former one, else it asks to look for the mail.
 */
export default function VerifyEmailPage({ verificationKey, undoKey, returnPath, isChange }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.verifyEmail()} title={t(undoKey ? 'emailChange.undo' : 'verify.title')}>
      {undoKey ? <UndoEmail undoKey={undoKey} /> : null}
      {verificationKey ? (
        <VerifyEmail verificationKey={verificationKey} returnPath={returnPath} isChange={isChange} />
      ) : null}
      {undoKey || verificationKey ? null : <CheckMail />}
    </AuthPage>
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['auth']);
  const [verificationKey, undoKey] = [mailedKey(query, 'key'), mailedKey(query, 'undo')];
  const returnPath = returnPathOf(mailedValue(query, 'callbackUrl'));
  const isChange = mailedKey(query, 'change') === '1';
  return { props: { ...texts, verificationKey, undoKey, returnPath, isChange } };
}) satisfies GetServerSideProps;
