import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@/api/auth';
import { errorBodyIn } from '@/lib/failures';
import { useAuthForm } from './useAuthForm';

const empty = { email: '' };

/** Requests the mailed link to choose a new password. */
export function useResetRequest() {
  const { t } = useTranslation('auth');
  const [reset, { isSuccess }] = useResetPasswordMutation();
  const form = useAuthForm(async () => (await import('./schemas')).resetRequestForm, empty, {
    messages: { email: t('signUp.emailInvalid') },
    call: (typed) => reset(typed).unwrap(),
    texts: (failure) => ({
      rejected: errorBodyIn(failure).detail ?? t('reset.failed'),
      unavailable: t('reset.failed'),
    }),
  });
  return { ...form, sent: isSuccess };
}
