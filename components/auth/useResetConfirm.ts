import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmPasswordResetMutation } from '@/api/auth';
import type { CallFailure } from '@/api/send';
import { useSessionActions } from '@/hooks/useSession';
import { fieldErrors } from '@/lib/failures';
import { useFailureWords } from './useFailureWords';

/** Chooses a new password by a mailed link's token; every session of the member ends with it. */
export function useResetConfirm(token: string) {
  const { t } = useTranslation('auth');
  const [confirm, { isLoading, isSuccess }] = useConfirmPasswordResetMutation();
  const { signOut } = useSessionActions();
  const words = useFailureWords();
  const [error, setError] = useState('');
  const [isLinkInvalid, setLinkInvalid] = useState(token === '');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const new_password = String(new FormData(event.currentTarget).get('new_password'));
    setError('');
    const answer = await confirm({ token, new_password });
    if (!answer.error) {
      await signOut().catch(() => undefined);
      return;
    }
    const failure = answer.error as CallFailure;
    const errors = fieldErrors(failure);
    if (errors.token) setLinkInvalid(true);
    else {
      const refused = failure.body?.detail ?? errors.new_password ?? t('password.failed');
      setError(words(failure, { refused, unavailable: t('password.failed') }));
    }
  };
  return { submit, busy: isLoading, done: isSuccess, isLinkInvalid, error };
}
