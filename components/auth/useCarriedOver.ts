import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/callbackUrl';
import { fieldErrors } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { enter } from './enter';
import { useFailureWords } from './useFailureWords';

/** Trades the nonce behind the address's hash for a session on this device. */
export function useCarriedOver() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const words = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const confirm = async () => {
    setBusy(true);
    setError('');
    const [nonce = '', proof = ''] = window.location.hash.slice(1).split('.');
    const callbackUrl = inLanguage(paths.home(), router.locale ?? 'ko');
    const failure = await enter(store, 'nonce', { nonce, proof }, callbackUrl).catch(() => ({
      status: 0,
      body: null,
    }));
    if (!failure) {
      await router.replace(paths.home());
      return;
    }
    setBusy(false);
    const refused = fieldErrors(failure).nonce ?? t('carry.ended');
    setError(words(failure, { refused, unavailable: t('signIn.failedElse') }));
  };
  return { confirm, busy, error };
}
