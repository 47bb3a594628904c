import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { Sheet } from '@/components/ui/Sheet';
import { RETURN_DAYS } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';
import styles from './Settings.module.css';
import { useLeave } from './useLeave';

/** Renders the consequences of leaving, and the confirmation: the password, or the username for members without one. */
export function LeaveSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { form, byPassword, field: fieldOf, send, isSubmitting } = useLeave(profile);
  const id = useId();
  const { username } = profile;
  const days = { days: RETURN_DAYS };
  const field = { ...fieldOf('proof'), required: true };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settings.leaveTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button type="submit" form={id} variant="danger" busy={isSubmitting}>
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
      <Form ref={form} method="post" id={id} onSubmit={send}>
        {byPassword ? (
          <PasswordField label={t('settings.leavePassword')} {...field} autoComplete="current-password" />
        ) : (
          <TextField
            label={t('settings.leaveConfirm', { username })}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Form>
    </Sheet>
  );
}
