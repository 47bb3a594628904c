import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/api/auth';
import { passwordSchemas } from '@/contract/auth';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { callFailureOf } from '@/lib/rejections';
import { useAuthForm } from './useAuthForm';

const empty = { old_password: '', new_password: '' };

/**
 * Changes the password. A rejection is shown where it belongs: the server's detail, or the first error
 * of a field; a call that never arrived asks to check both passwords.
 */
export function usePasswordChange() {
  const { t } = useTranslation('auth');
  const [change] = useChangePasswordMutation();
  const form = useAuthForm(passwordSchemas.changePassword.body, empty, {
    messages: { old_password: t('missing.password'), new_password: t('signUp.passwordInvalid') },
    call: (typed) => change(typed).unwrap(),
    async onDone() {
      form.begin(empty);
      await notify('success', t('password.done'));
    },
    texts: (failure) => ({
      rejected: errorBodyIn(failure).detail ?? t('password.failed'),
      unavailable: callFailureOf(failure).status === 0 ? t('password.check') : t('password.failed'),
    }),
  });
  return form;
}
