import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/security';
import { TextField } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { passkeySchemas } from '@/contract/security';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { useAuthForm } from '../useAuthForm';
import { usePasskeyFailure } from '../usePasskeyFailure';
import { OwnPassword } from './OwnPassword';

const { addPasskey, beginPasskey } = passkeySchemas;
const passkeyForm = addPasskey.body.pick({ name: true }).extend(beginPasskey.body.shape);

/** Adds a passkey: compares the password, lets the browser create the passkey, and stores it. */
function usePasskeyAdd(onDone: () => void) {
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

/** Renders the form that adds a passkey: a name for it, and the password before the browser asks. */
export function PasskeyAdd({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const form = usePasskeyAdd(onClose);
  return (
    <Sheet open onClose={onClose} title={t('passkey.add')}>
      <OwnPassword form={form}>
        <TextField
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          {...form.field('name')}
          autoComplete="off"
          limit={40}
        />
      </OwnPassword>
    </Sheet>
  );
}
