import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { LogOutIcon } from '@/components/ui/icons';
import { useSessionActions } from '@/hooks/useSession';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Signs out and navigates to the home page. */
function useSignOut() {
  const { t } = useTranslation(['users', 'common']);
  const router = useRouter();
  const { signOut } = useSessionActions();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      await router.replace(paths.home());
      await notify('success', t('toast.signedOut', { ns: 'common' }));
    } catch {
      void notify('warning', t('settings.signOutFailed'));
      await router.replace(paths.home());
    }
  };
  return { leave, busy };
}

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
