import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '@/lib/callbackUrl';
import { useAuthForm } from './useAuthForm';

const empty = { email: '' };

/** Requests the mailed sign-in link from next-auth. */
export function useMailedLink(callbackPath: string) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const [sent, setSent] = useState(false);
  const form = useAuthForm(async () => (await import('./schemas')).mailedLinkForm, empty, {
    messages: { email: t('signUp.emailInvalid') },
    async call({ email }) {
      const { signIn } = await import('next-auth/react');
      const callbackUrl = inLanguage(callbackPath, locale);
      const answer = await signIn('email', { email, callbackUrl, redirect: false });
      if (!answer?.ok || answer.error) throw new Error(answer?.error ?? 'no answer');
    },
    onDone: () => setSent(true),
    texts: () => ({ rejected: t('signIn.linkFailed'), unavailable: t('signIn.linkFailed') }),
  });
  return { ...form, sent };
}
