import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { passwordSchemas } from '@/contract/auth';
import type { Profile } from '@/contract/users';
import { useMember } from '@/hooks/useMember';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { callFailureOf } from '@/lib/rejections';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
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
export function PasswordChange({ profile }: { profile?: Profile }) {
  const { t } = useTranslation('auth');
  if (profile?.has_password !== false) return <PasswordForm />;
  return (
    <p className={styles.small}>
      <Trans t={t} i18nKey="password.social" components={{ to: <Link href={paths.passwordReset()} /> }} />
    </p>
  );
}

function PasswordForm() {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const { form, field, submit, busy, error } = usePasswordChange();
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      {/* For password managers, which keep a password by its name. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <PasswordField label={t('password.old')} {...field('old_password')} autoComplete="current-password" />
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
      <p className={styles.fine}>
        <Trans t={t} i18nKey="password.social" components={{ to: <Link href={paths.passwordReset()} /> }} />
      </p>
    </Form>
  );
}
