import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { useMember } from '@/hooks/useMember';
import styles from './Auth.module.css';
import { useResendEmail } from './useResendEmail';

/** Asks for the verification mail again; a member's own address stands there already. */
export function ResendEmail() {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const { submit, busy } = useResendEmail();
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <TextField
        key={user?.email}
        label={t('verify.email')}
        hint={t('verify.spam')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        required
      />
      <Button type="submit" full busy={busy}>
        {t('verify.resend')}
      </Button>
    </form>
  );
}
