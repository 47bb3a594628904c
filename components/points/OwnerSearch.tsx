import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { useMember } from '@/hooks/useMember';
import { inLanguage } from '@/lib/callbackUrl';
import styles from './Ledger.module.css';

/** Renders the form with which a manager opens a member's ledger by username. */
export function OwnerSearch({ action, username }: { action: string; username: string }) {
  const { t, i18n } = useTranslation('points');
  const { user } = useMember();
  if (!user?.is_manager) return null;
  return (
    <form action={inLanguage(action, i18n.language)} className={styles.owner}>
      <TextField label={t('owner')} name="username" defaultValue={username} autoCapitalize="none" spellCheck={false} />
      <Button type="submit">{t('ownerShow')}</Button>
    </form>
  );
}
