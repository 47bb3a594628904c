import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';

/** Sends the verification mail again and shows a toast. */
export function useResendEmail(email: string) {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailMutation();
  return useForm(async () => (await import('./schemas')).resendForm, {
    initial: { email },
    messages: { email: t('signUp.emailInvalid') },
    submit: {
      call: (body) => resend(body).unwrap(),
      failed: t('verify.resendFailed'),
      onDone: () => notify('success', t('verify.resent')),
    },
  });
}
