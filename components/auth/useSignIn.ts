import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/callbackUrl';
import { enter } from './enter';
import { useAuthForm } from './useAuthForm';

const empty = { username: '', password: '' };

/**
 * Manages the sign-in form. Typed values stay after a failure; success leads on to `callbackPath`, a member
 * with two-step sign-in to `onTwoStep`.
 */
export function useSignIn(callbackPath: string, onTwoStep: () => unknown) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  return useAuthForm(async () => (await import('./schemas')).signInForm, empty, {
    messages: { username: t('missing.username'), password: t('missing.password') },
    call: (typed) => enter(store, 'credentials', typed, inLanguage(callbackPath, router.locale ?? 'ko')),
    onDone: (isSignedIn) => (isSignedIn ? router.replace(callbackPath) : onTwoStep()),
    texts: () => ({ rejected: t('signIn.failed'), unavailable: t('signIn.failedElse') }),
    isNoticeOnly: true,
  });
}
