import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/callbackUrl';
import { enter } from './enter';
import { useFailureWords } from './useFailureWords';

/** The password form: what is typed stays, whatever the answer; then on to `callbackPath`. */
export function useSignIn(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username')).trim();
    const password = String(form.get('password'));
    if (busy) return;
    setBusy(true);
    setError('');
    const callbackUrl = inLanguage(callbackPath, router.locale ?? 'ko');
    const failure = await enter(store, 'credentials', { username, password }, callbackUrl).catch(
      () => ({ status: 0, body: null }),
    );
    if (failure) {
      setError(
        words(failure, { refused: t('signIn.failed'), unavailable: t('signIn.failedElse') }),
      );
      setBusy(false);
      return;
    }
    await router.replace(callbackPath);
  };
  return { submit, busy, error };
}
