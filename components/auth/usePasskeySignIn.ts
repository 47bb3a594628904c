import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useBeginPasskeySignInMutation } from '@/api/security';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/callbackUrl';
import { enter } from './enter';
import { usePasskeyFailure } from './usePasskeyFailure';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/** Signs in by a passkey that the browser offers; its code is loaded by the tap. */
export function usePasskeySignIn(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const [begin] = useBeginPasskeySignInMutation();
  const failureTexts = usePasskeyFailure();
  const { submit, busy, error, dropError } = useSubmitWithNotice({
    async call(callback: string) {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: await begin().unwrap() });
      await enter(store, 'passkey', { response: JSON.stringify(response) }, callback);
    },
    onDone: () => router.replace(callbackPath),
    texts: (failure) => failureTexts(failure, t('signIn.failedElse')),
  });
  const signIn = () => {
    dropError();
    void submit(inLanguage(callbackPath, router.locale ?? 'ko'));
  };
  return { signIn, busy, error };
}
