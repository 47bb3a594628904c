import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/api/auth';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { z } from '@/lib/formSchema';
import { callFailureOf } from '@/lib/rejections';
import { newPasswordField, passwordField } from './fields';
import { useAuthForm } from './useAuthForm';

const passwordChangeForm = (t: TFunction<'auth'>) =>
  z.object({ old_password: passwordField(t), new_password: newPasswordField(t) });

const empty = { old_password: '', new_password: '' };

/**
 * Changes the password. A rejection is shown where it belongs: the server's detail, or the first error
 * of a field; a call that never arrived asks to check both passwords.
 */
export function usePasswordChange() {
  const { t } = useTranslation('auth');
  const [change] = useChangePasswordMutation();
  const form = useAuthForm(passwordChangeForm(t), empty, {
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
