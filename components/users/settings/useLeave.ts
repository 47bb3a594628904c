import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveSiteMutation } from '@/api/userWrites';
import type { Profile } from '@/contract/users';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSessionActions } from '@/hooks/useSession';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Leaves, ends the session here too, and goes to where one would come back. */
export function useLeave({ username }: Profile) {
  const { t } = useTranslation('users');
  const router = useRouter();
  const failed = useFailureToast();
  const { signOut } = useSessionActions();
  const [leave] = useLeaveSiteMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? { [name]: value } : {};
    };
    setBusy(true);
    setError('');
    try {
      const body = { ...typed('password'), ...typed('confirmation') };
      const { success, until, reason } = await leave({ username, body }).unwrap();
      if (!success) {
        setError(reason ?? '');
        void notify('warning', reason ?? t('settings.leaveFailed'));
        return;
      }
      // The session has ended at the provider; a cookie that stays a moment longer opens nothing.
      await signOut().catch(() => undefined);
      await router.replace(paths.signIn({ left: until?.slice(0, 10) }));
    } catch (failure) {
      failed(failure, t('settings.leaveFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, error };
}
