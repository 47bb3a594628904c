import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { notify } from '@/lib/browser/notify';

/** Sends the verification mail again and shows a toast. */
function useResendEmail(email: string) {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailMutation();
  return useForm(async () => (await import('./schemas')).resendForm, {
    initial: { email },
    messages: { email: t('signUp.emailInvalid') },
    submit: {
      call: (body) => resend(body).unwrap(),
      failed: t('verify.resendFailed'),
      onDone: () => notify('success', t('verify.resent')),
    },
  });
}

/** Renders the form that requests the verification mail again, filled with a member's own address. */
export function ResendEmail() {
  const { user } = useMember();
  const email = user?.email ?? '';
  return <ResendForm key={email} own={email} />;
}

function ResendForm({ own }: { own: string }) {
  const { t } = useTranslation('auth');
  const { form, field, send, isSubmitting } = useResendEmail(own);
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={send}>
      <TextField
        label={t('verify.email')}
        hint={t('verify.spam')}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <Button type="submit" full busy={isSubmitting}>
        {t('verify.resend')}
      </Button>
    </Form>
  );
}
