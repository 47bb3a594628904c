import { useTranslation } from 'react-i18next';
import { useCancelEmailChangeMutation, useChangeEmailMutation, useResendEmailChangeMutation } from '@/api/account';
import { emailChangeSchemas } from '@/contract/auth';
import { ownPassword } from '@/contract/common';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { useAuthForm } from './useAuthForm';

const { changeEmail } = emailChangeSchemas;
const byPasswordForm = changeEmail.body.extend({ password: ownPassword });
const empty = { email: '', password: '' };

/** Requests a new e-mail address by the member's password, where they have one. */
export function useEmailChange(byPassword: boolean) {
  const { t } = useTranslation('auth');
  const [change] = useChangeEmailMutation();
  return useAuthForm(byPassword ? byPasswordForm : changeEmail.body, empty, {
    messages: { email: t('signUp.emailInvalid'), password: t('missing.password') },
    call: (typed) => change(typed).unwrap(),
    texts: () => ({ rejected: t('emailChange.failed'), unavailable: t('emailChange.failed') }),
  });
}

/** Sends the link of a pending change again, or cancels the change. */
export function usePendingEmail() {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailChangeMutation();
  const [cancel] = useCancelEmailChangeMutation();
  const again = useSubmit({
    call: (_none: undefined, idempotencyKey) => resend({ idempotencyKey }).unwrap(),
    failed: t('verify.resendFailed'),
    onDone: () => notify('success', t('verify.resent')),
  });
  const ending = useSubmit({
    call: () => cancel().unwrap(),
    failed: t('emailChange.cancelFailed'),
    onDone: () => notify('success', t('emailChange.cancelled')),
  });
  return {
    resend: () => void again.submit(undefined),
    resending: again.isSubmitting,
    cancel: () => void ending.submit(undefined),
    cancelling: ending.isSubmitting,
  };
}
