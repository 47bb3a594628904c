import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmPasswordResetMutation } from '@/api/auth';
import { useSessionActions } from '@/hooks/useSession';
import { errorBodyIn } from '@/lib/failures';
import { fieldErrors } from '@/lib/rejections';
import { useAuthForm } from './useAuthForm';

const empty = { new_password: '' };

/** Chooses a new password by a mailed link's token; every session of the member ends with it. */
export function useResetConfirm(token: string) {
  const { t } = useTranslation('auth');
  const [confirm, { isSuccess }] = useConfirmPasswordResetMutation();
  const { signOut } = useSessionActions();
  const [isLinkInvalid, setLinkInvalid] = useState(token === '');
  const form = useAuthForm(async () => (await import('./schemas')).resetConfirmForm, empty, {
    messages: { new_password: t('signUp.passwordInvalid') },
    call: (typed) => confirm({ token, ...typed }).unwrap(),
    onDone: () => signOut().catch(() => undefined),
    onFailure(failure) {
      if (!fieldErrors(failure).token) return false;
      setLinkInvalid(true);
      return true;
    },
    texts: (failure) => ({
      rejected: errorBodyIn(failure).detail ?? t('password.failed'),
      unavailable: t('password.failed'),
    }),
  });
  return { ...form, done: isSuccess, isLinkInvalid };
}
