import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/security';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { Sheet } from '@/components/ui/Sheet';
import { passkeySchemas } from '@/contract/security';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { FormNotice } from '../FormNotice';
import { useAuthForm } from '../useAuthForm';
import { usePasskeyFailure } from '../usePasskeyFailure';

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
  const { form, field, submit, busy, error } = usePasskeyAdd(onClose);
  return (
    <Sheet open onClose={onClose} title={t('passkey.add')}>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <TextField
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          {...field('name')}
          autoComplete="off"
          limit={40}
        />
        <PasswordField label={t('password.old')} {...field('password')} autoComplete="current-password" />
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" variant="primary" full busy={busy}>
          {t('security.next')}
        </Button>
      </Form>
    </Sheet>
  );
}
