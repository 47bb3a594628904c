import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@/api/auth';
import type { CallFailure } from '@/api/send';
import { fieldErrors } from '@/lib/failures';
import { useFailureWords } from './useFailureWords';

/** Asks for the link that lets one choose a new password. */
export function useResetRequest() {
  const { t } = useTranslation('auth');
  const [reset, { isLoading, isSuccess }] = useResetPasswordMutation();
  const words = useFailureWords();
  const [error, setError] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setError('');
    const answer = await reset({ email });
    if (!answer.error) return;
    const failure = answer.error as CallFailure;
    const refused = fieldErrors(failure).email ?? failure.body?.detail ?? t('reset.failed');
    setError(words(failure, { refused, unavailable: t('reset.failed') }));
  };
  return { submit, busy: isLoading, sent: isSuccess, error };
}
