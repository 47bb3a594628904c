import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginTotpMutation, useConfirmTotpMutation } from '@/api/security';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { QrCode } from '@/components/ui/QrCode';
import { Sheet } from '@/components/ui/Sheet';
import { securitySchemas } from '@/contract/security';
import { FormNotice } from '../FormNotice';
import { OtpField } from '../OtpField';
import { useAuthForm } from '../useAuthForm';
import { OwnPassword } from './OwnPassword';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './Security.module.css';

/** The secret of a setup, in base32 and as the address that an authenticator app reads. */
interface Setup {
  secret: string;
  uri: string;
}

/** Compares the password and begins a setup. */
function useSetupPassword(onDone: (setup: Setup) => void) {
  const { t } = useTranslation('auth');
  const [begin] = useBeginTotpMutation();
  return useAuthForm(
    securitySchemas.beginTotp.body,
    { password: '' },
    {
      messages: { password: t('missing.password') },
      call: (typed) => begin(typed).unwrap(),
      onDone,
      texts: () => ({ rejected: t('security.failed'), unavailable: t('security.failed') }),
    },
  );
}

/** Ends a setup by the app's first code. */
function useFirstCode(onDone: (codes: string[]) => void) {
  const { t } = useTranslation('auth');
  const [confirm] = useConfirmTotpMutation();
  return useAuthForm(
    securitySchemas.confirmTotp.body,
    { otp: '' },
    {
      messages: { otp: t('missing.otp') },
      call: (typed) => confirm(typed).unwrap(),
      onDone: (answer) => onDone(answer.recovery_codes),
      texts: () => ({ rejected: t('security.failed'), unavailable: t('security.failed') }),
    },
  );
}

/** Renders the setup of two-step sign-in: the password, the app's first code, the recovery codes. */
export function TwoStepSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t('security.enable')}>
      {setup ? <FirstCode setup={setup} onDone={setCodes} /> : <Password onDone={setSetup} />}
    </Sheet>
  );
}

function Password({ onDone }: { onDone: (setup: Setup) => void }) {
  const { t } = useTranslation('auth');
  return (
    <OwnPassword form={useSetupPassword(onDone)}>
      <p className="aside">{t('security.setupLead')}</p>
    </OwnPassword>
  );
}

/** Renders the secret as a QR code, a link for the same device, and text, and the field of the first code. */
function FirstCode({ setup: { secret, uri }, onDone }: { setup: Setup; onDone: (codes: string[]) => void }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error } = useFirstCode(onDone);
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      <p className="aside">{t('security.scan')}</p>
      <div className={styles.qr}>
        <QrCode address={uri} label={t('security.qr')} />
      </div>
      <a className="way" href={uri}>
        {t('security.openApp')}
      </a>
      <div>
        <p className="fine">{t('security.key')}</p>
        <p className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <OtpField hint={t('security.firstCode')} {...field('otp')} />
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" variant="primary" full busy={busy}>
        {t('security.enable')}
      </Button>
    </Form>
  );
}
