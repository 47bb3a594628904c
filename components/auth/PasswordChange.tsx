import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { passwordSchemas } from '@/contract/auth';
import type { Profile } from '@/contract/users';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { callFailureOf } from '@/lib/rejections';
import { FormNotice } from './FormNotice';
import { SetPassword } from './SetPassword';
import { useAuthForm } from './useAuthForm';

const empty = { old_password: '', new_password: '' };

/**
 * Changes the password. A rejection is shown where it belongs: the server's detail, or the first error
 * of a field; a call that never arrived asks to check both passwords.
 */
function usePasswordChange() {
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

/** Renders the form with the old and the new password; for a member without one the way to set it by mail. */
export function PasswordChange({ profile }: { profile: Profile }) {
  const byMail = <SetPassword profile={profile} reason="password.social" />;
  if (profile.has_password === false) return byMail;
  return <PasswordForm>{profile.email_verified ? byMail : null}</PasswordForm>;
}

function PasswordForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error } = usePasswordChange();
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      <OwnPasswordField label={t('password.old')} {...field('old_password')} />
      <PasswordField
        label={t('password.new')}
        hint={t('password.hint')}
        {...field('new_password')}
        autoComplete="new-password"
      />
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" full busy={busy}>
        {t('password.submit')}
      </Button>
      {children}
    </Form>
  );
}
