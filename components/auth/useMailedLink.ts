import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '@/lib/callbackUrl';
import { z } from '@/lib/formSchema';
import { emailField } from './fields';
import { useAuthForm } from './useAuthForm';

const mailedLinkForm = (t: TFunction<'auth'>) => z.object({ email: emailField(t) });
const empty = { email: '' };

/** Requests the mailed sign-in link from next-auth. */
export function useMailedLink(callbackPath: string) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const [sent, setSent] = useState(false);
  const form = useAuthForm(mailedLinkForm(t), empty, {
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
