import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { verificationSchemas } from '@/contract/auth';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';

/** Sends the verification mail again and shows a toast. */
export function useResendEmail(email: string) {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailMutation();
  return useForm(verificationSchemas.resendEmail.body, {
    initial: { email },
    messages: { email: t('signUp.emailInvalid') },
    submit: {
      call: (body) => resend(body).unwrap(),
      failed: t('verify.resendFailed'),
      onDone: () => notify('success', t('verify.resent')),
    },
  });
}
