import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { RETURN_DAYS } from '@/contract/constants';
import type { Profile } from '@/contract/users';
import styles from './Settings.module.css';
import { useLeave } from './useLeave';

/** What leaving means, and the password, or for who has none their own name, that confirms it. */
export function LeaveSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { submit, busy, error } = useLeave(profile);
  const form = useId();
  const { username, has_password: byPassword } = profile;
  const days = { days: RETURN_DAYS };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settings.leaveTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t('settings.leaveButton')}
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        <li>{t('settings.leaveProfile')}</li>
        <li>{t('settings.leaveReturn', days)}</li>
        <li>{t('settings.leaveErase')}</li>
        <li>{t('settings.leaveWritten')}</li>
      </ul>
      <form method="post" id={form} onSubmit={submit}>
        {byPassword ? (
          <TextField
            label={t('settings.leavePassword')}
            error={error}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        ) : (
          <TextField
            label={t('settings.leaveConfirm', { username })}
            error={error}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </form>
    </Sheet>
  );
}
