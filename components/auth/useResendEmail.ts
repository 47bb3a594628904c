import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { emailField } from './fields';

const resendForm = (t: TFunction<'auth'>) => z.object({ email: emailField(t) });

/** Sends the verification mail again and shows a toast. */
export function useResendEmail(email: string) {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailMutation();
  const { form, values, errors, change, submit } = useSchemaForm(resendForm(t), { email });
  const { submit: send, isSubmitting } = useSubmit({
    call: (body: { email: string }) => resend(body).unwrap(),
    failed: t('verify.resendFailed'),
    onDone: () => notify('success', t('verify.resent')),
  });
  return {
    form,
    email: values.email,
    error: errors.email,
    type: (typed: string) => change({ email: typed }),
    submit: () => void submit(send),
    busy: isSubmitting,
  };
}
