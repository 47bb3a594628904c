import { useTranslation } from 'react-i18next';
import { useBeginTotpMutation, useConfirmTotpMutation } from '@/api/security';
import { securitySchemas } from '@/contract/security';
import { useAuthForm } from '../useAuthForm';

/** The secret of a setup, in base32 and as the address that an authenticator app reads. */
export interface Setup {
  secret: string;
  uri: string;
}

/** Compares the password and begins a setup. */
export function useSetupPassword(onDone: (setup: Setup) => void) {
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
export function useFirstCode(onDone: (codes: string[]) => void) {
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
