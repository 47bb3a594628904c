import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { errorBodyIn } from '@/lib/failures';
import { inLanguage } from '@/lib/pathLanguage';
import { enter } from './enter';
import { useAuthForm } from './useAuthForm';

/** The steps of the sign-in page: name and password, the code, and the first one again after the time is over. */
export type SignInStep = 'password' | 'code' | 'expired';

/** Returns the step that the sign-in page is at. The address names it too, so that a reload stays there. */
export function useSignInStep(first: SignInStep) {
  const router = useRouter();
  const [step, setStep] = useState(first);
  const go = (next: SignInStep) => {
    setStep(next);
    const { step: _, ...query } = router.query;
    const at = { pathname: router.pathname, query: next === 'code' ? { ...query, step: next } : query };
    void router.replace(at, undefined, { shallow: true });
  };
  return { step, go };
}

const empty = { otp: '' };

/** Manages the second step: a code of the app, or with `isRecovery` a recovery code. */
export function useTwoStep(callbackPath: string, onExpired: () => void) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const [isRecovery, setRecovery] = useState(false);
  const form = useAuthForm(async () => (await import('./schemas')).codeForm, empty, {
    messages: { otp: t('missing.otp') },
    call: (typed) => enter(store, 'code', typed, inLanguage(callbackPath, router.locale ?? 'ko')),
    onDone: () => router.replace(callbackPath),
    onFailure(failure) {
      if (errorBodyIn(failure).code !== 'token_invalid') return false;
      onExpired();
      return true;
    },
    texts: () => ({ rejected: t('twoStep.failed'), unavailable: t('signIn.failedElse') }),
  });
  const element = form.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is typed next
  useEffect(() => element.current?.querySelector('input')?.focus(), [element, isRecovery]);
  const toggle = () => {
    form.begin(empty);
    setRecovery(!isRecovery);
  };
  return { ...form, isRecovery, toggle };
}
