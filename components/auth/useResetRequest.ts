import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@/api/auth';
import { errorBodyIn } from '@/lib/failures';
import { z } from '@/lib/formSchema';
import { emailField } from './fields';
import { useAuthForm } from './useAuthForm';

const resetRequestForm = (t: TFunction<'auth'>) => z.object({ email: emailField(t) });
const empty = { email: '' };

/** Requests the mailed link to choose a new password. */
export function useResetRequest() {
  const { t } = useTranslation('auth');
  const [reset, { isSuccess }] = useResetPasswordMutation();
  const form = useAuthForm(resetRequestForm(t), empty, {
    call: (typed) => reset(typed).unwrap(),
    texts: (failure) => ({
      rejected: errorBodyIn(failure).detail ?? t('reset.failed'),
      unavailable: t('reset.failed'),
    }),
  });
  return { ...form, sent: isSuccess };
}
