import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/security';
import { passkeySchemas } from '@/contract/security';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { useAuthForm } from '../useAuthForm';
import { usePasskeyFailure } from '../usePasskeyFailure';

const { addPasskey, beginPasskey } = passkeySchemas;
const passkeyForm = addPasskey.body.pick({ name: true }).extend(beginPasskey.body.shape);

/** Adds a passkey: compares the password, lets the browser create the passkey, and stores it. */
export function usePasskeyAdd(onDone: () => void) {
  const { t } = useTranslation('auth');
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const failureTexts = usePasskeyFailure();
  return useAuthForm(
    passkeyForm,
    { name: t('passkey.defaultName'), password: '' },
    {
      messages: { name: t('missing.passkeyName'), password: t('missing.password') },
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
