import { useTranslation } from 'react-i18next';
import { useRemoveTotpMutation, useReplaceRecoveryCodesMutation } from '@/api/security';
import { securitySchemas } from '@/contract/security';
import { notify } from '@/lib/browser/notify';
import { useAuthForm } from '../useAuthForm';

/** The changes of two-step sign-in that take the password and a code. */
export type Change = 'remove' | 'codes';

/** Turns two-step sign-in off, or replaces its recovery codes and passes the new ones on. */
export function useTwoStepChange(
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
