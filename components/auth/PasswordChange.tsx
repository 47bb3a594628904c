import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { usePasswordChange } from './usePasswordChange';

/** The old password and the new one. */
export function PasswordChange() {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const { form, submit, busy, errors, error, typed } = usePasswordChange();
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      {/* For password managers, which keep a password by its name. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <TextField
        label={t('password.old')}
        error={errors.old_password}
        name="old_password"
        onChange={() => typed('old_password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label={t('password.new')}
        hint={t('password.hint')}
        error={errors.new_password}
        name="new_password"
        onChange={() => typed('new_password')}
        type="password"
        autoComplete="new-password"
        required
      />
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" full busy={busy}>
        {t('password.submit')}
      </Button>
      <p className={styles.fine}>
        <Trans
          t={t}
          i18nKey="password.social"
          components={{ to: <Link href={paths.passwordReset()} /> }}
        />
      </p>
    </form>
  );
}
