import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { Sheet } from '@/components/ui/Sheet';
import { FormNotice } from '../FormNotice';
import { usePasskeyAdd } from './usePasskeyAdd';

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
          maxLength={40}
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
