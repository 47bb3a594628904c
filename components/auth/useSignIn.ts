import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/callbackUrl';
import { z } from '@/lib/formSchema';
import { enter } from './enter';
import { passwordField } from './fields';
import { useAuthForm } from './useAuthForm';

const signInForm = (t: TFunction<'auth'>) =>
  z.object({ username: z.string().check(z.typed(), z.atLeast(1, t('missing.username'))), password: passwordField(t) });

const empty = { username: '', password: '' };

/**
 * Manages the sign-in form. Typed values stay after a failure; success leads on to `callbackPath`, a member
 * with two-step sign-in to `onTwoStep`.
 */
export function useSignIn(callbackPath: string, onTwoStep: () => unknown) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  return useAuthForm(signInForm(t), empty, {
    call: (typed) => enter(store, 'credentials', typed, inLanguage(callbackPath, router.locale ?? 'ko')),
    onDone: (isSignedIn) => (isSignedIn ? router.replace(callbackPath) : onTwoStep()),
    texts: () => ({ rejected: t('signIn.failed'), unavailable: t('signIn.failedElse') }),
    isNoticeOnly: true,
  });
}
