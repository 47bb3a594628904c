import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '@/lib/callbackUrl';

/** next-auth's own ways in: leaving for a social provider, asking for a mailed link. */
export function useWayIn(callbackPath: string) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const [busy, setBusy] = useState('');
  const [sent, setSent] = useState(false);
  const [error, setError] = useState('');
  const callbackUrl = inLanguage(callbackPath, locale);

  /** Leaves for the provider; next-auth shows its own failures on our error page. */
  const leave = async (provider: string) => {
    setBusy(provider);
    const { signIn } = await import('next-auth/react');
    await signIn(provider, { callbackUrl });
  };

  const mailLink = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setBusy('email');
    setError('');
    const { signIn } = await import('next-auth/react');
    const answer = await signIn('email', { email, callbackUrl, redirect: false }).catch(() => null);
    setBusy('');
    if (answer?.ok && !answer.error) setSent(true);
    else setError(t('signIn.linkFailed'));
  };
  return { leave, mailLink, busy, sent, error };
}
