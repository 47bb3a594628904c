import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCancelEmailChangeMutation, useChangeEmailMutation, useResendEmailChangeMutation } from '@/api/account';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { emailField, passwordField } from './fields';
import { useAuthForm } from './useAuthForm';

const changeForm = (t: TFunction<'auth'>, byPassword: boolean) =>
  z.object({ email: emailField(t), password: byPassword ? passwordField(t) : z.string() });
const empty = { email: '', password: '' };

/** Requests a new e-mail address by the member's password, where they have one. */
export function useEmailChange(byPassword: boolean) {
  const { t } = useTranslation('auth');
  const [change] = useChangeEmailMutation();
  return useAuthForm(changeForm(t, byPassword), empty, {
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
