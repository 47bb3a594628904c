import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/security';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { passwordField } from '../fields';
import { useAuthForm } from '../useAuthForm';
import { usePasskeyFailure } from '../usePasskeyFailure';

/** Adds a passkey: compares the password, lets the browser create the passkey, and stores it. */
export function usePasskeyAdd(onDone: () => void) {
  const { t } = useTranslation('auth');
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const failureTexts = usePasskeyFailure();
  const schema = z.object({
    name: z.string().check(z.typed(), z.atLeast(1, t('missing.passkeyName'))),
    password: passwordField(t),
  });
  return useAuthForm(
    schema,
    { name: t('passkey.defaultName'), password: '' },
    {
      async call({ name, password }) {
        const { startRegistration } = await import('@simplewebauthn/browser');
        const response = await startRegistration({ optionsJSON: await begin({ password }).unwrap() });
        return add({ name, response, idempotencyKey: newKey() }).unwrap();
      },
      async onDone() {
        onDone();
        await notify('success', t('passkey.done'));
      },
      texts: (failure) => failureTexts(failure, t('passkey.failed')),
    },
  );
}
