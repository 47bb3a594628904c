import { useRouter } from 'next/router';
import { useState } from 'react';
import { inLanguage } from '@/lib/callbackUrl';

/** Redirects to a social provider; next-auth shows its failures on our error page. */
export function useWayIn(callbackPath: string) {
  const { locale = 'ko' } = useRouter();
  const [busy, setBusy] = useState('');
  const leave = async (provider: string) => {
    setBusy(provider);
    const { signIn } = await import('next-auth/react');
    await signIn(provider, { callbackUrl: inLanguage(callbackPath, locale) });
  };
  return { leave, busy };
}
