import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveTotpMutation, useReplaceRecoveryCodesMutation } from '@/api/security';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { securitySchemas } from '@/contract/security';
import { notify } from '@/lib/browser/notify';
import { FormNotice } from '../FormNotice';
import { OtpField } from '../OtpField';
import { useAuthForm } from '../useAuthForm';
import { RecoveryCodes } from './RecoveryCodes';

/** The changes of two-step sign-in that take the password and a code. */
type Change = 'remove' | 'codes';

/** Turns two-step sign-in off, or replaces its recovery codes and passes the new ones on. */
function useTwoStepChange(
  change: Change,
  { onCodes, onClose }: { onCodes: (codes: string[]) => void; onClose: () => void },
) {
  const { t } = useTranslation('auth');
  const [remove] = useRemoveTotpMutation();
  const [replace] = useReplaceRecoveryCodesMutation();
  return useAuthForm(
    securitySchemas.removeTotp.body,
    { password: '', otp: '' },
    {
      messages: { password: t('missing.password'), otp: t('missing.otp') },
      call: async (typed) =>
        change === 'remove' ? void (await remove(typed).unwrap()) : (await replace(typed).unwrap()).recovery_codes,
      async onDone(codes) {
        if (codes) return onCodes(codes);
        onClose();
        await notify('success', t('security.disabled'));
      },
      texts: () => ({ rejected: t('security.failed'), unavailable: t('security.failed') }),
    },
  );
}

/** Renders the form that turns two-step sign-in off or replaces its recovery codes: password and code. */
export function TwoStepChange({ change, onClose }: { change: Change; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [codes, setCodes] = useState<string[]>();
  const { form, field, submit, busy, error } = useTwoStepChange(change, { onCodes: setCodes, onClose });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const isRemoval = change === 'remove';
  return (
    <Sheet open onClose={onClose} title={t(isRemoval ? 'security.disableTitle' : 'security.newCodes')}>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <p className="aside">{t(isRemoval ? 'security.disableLead' : 'security.newCodesLead')}</p>
        <OwnPasswordField label={t('password.old')} {...field('password')} />
        <OtpField hint={t('security.eitherCode')} {...field('otp')} inputMode="text" />
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" variant={isRemoval ? 'danger' : 'primary'} full busy={busy}>
          {t(isRemoval ? 'security.disable' : 'security.newCodes')}
        </Button>
      </Form>
    </Sheet>
  );
}
