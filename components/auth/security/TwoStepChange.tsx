import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { Sheet } from '@/components/ui/Sheet';
import { FormNotice } from '../FormNotice';
import { OtpField } from '../OtpField';
import { RecoveryCodes } from './RecoveryCodes';
import { type Change, useTwoStepChange } from './useTwoStepChange';

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
        <PasswordField label={t('password.old')} {...field('password')} autoComplete="current-password" />
        <OtpField hint={t('security.eitherCode')} {...field('otp')} inputMode="text" />
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" variant={isRemoval ? 'danger' : 'primary'} full busy={busy}>
          {t(isRemoval ? 'security.disable' : 'security.newCodes')}
        </Button>
      </Form>
    </Sheet>
  );
}
