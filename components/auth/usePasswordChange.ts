import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@/api/auth';
import type { CallFailure } from '@/api/send';
import { useFirstFault } from '@/hooks/useFaults';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/failures';
import { useFailureWords } from './useFailureWords';

/**
 * Changes the password. A refusal is shown where it belongs: the server's detail, or the first error
 * of a field; a call that never arrived asks to check both passwords.
 */
export function usePasswordChange() {
  const { t } = useTranslation('auth');
  const [change, { isLoading }] = useChangePasswordMutation();
  const words = useFailureWords();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState('');
  const { form, showFirst } = useFirstFault();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const fields = new FormData(sent);
    setErrors({});
    setError('');
    const answer = await change({
      old_password: String(fields.get('old_password')),
      new_password: String(fields.get('new_password')),
    });
    if (!answer.error) {
      sent.reset();
      await notify('success', t('password.done'));
      return;
    }
    const failure = answer.error as CallFailure;
    const refusedFields = fieldErrors(failure);
    setErrors(refusedFields);
    showFirst();
    if (refusedFields.old_password || refusedFields.new_password) return;
    const refused = failure.body?.detail ?? t('password.failed');
    const unavailable = failure.status === 0 ? t('password.check') : t('password.failed');
    setError(words(failure, { refused, unavailable }));
  };
  return {
    form,
    submit,
    busy: isLoading,
    errors,
    error,
    /** Takes a field's message back as it is typed anew. */
    typed: (name: string) =>
      setErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)),
      ),
  };
}
