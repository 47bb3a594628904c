import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';

/** Mails the verification link again and says so by a toast. */
export function useResendEmail() {
  const { t } = useTranslation('auth');
  const [resend, { isLoading }] = useResendEmailMutation();
  const failed = useFailureToast();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    try {
      await resend({ email }).unwrap();
      await notify('success', t('verify.resent'));
    } catch (failure) {
      failed(failure, t('verify.resendFailed'));
    }
  };
  return { submit, busy: isLoading };
}
