import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { LogOutIcon } from '@/components/ui/icons';
import { useSignOut } from './useSignOut';

/** Renders the button that ends the session of this device. */
export function SignOut() {
  const { t } = useTranslation('users');
  const { leave, busy } = useSignOut();
  return (
    <Button full busy={busy} icon={<LogOutIcon size={1} />} onClick={leave}>
      {t('settings.signOut')}
    </Button>
  );
}
