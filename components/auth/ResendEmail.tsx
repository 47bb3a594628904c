import { useTranslation } from 'react-i18next';
import { useResendEmailMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { notify } from '@/lib/browser/notify';
import { mailablePath } from '@/lib/callbackUrl';

/** Sends the verification mail again, whose link leads on to `returnPath`, and shows a toast. */
function useResendEmail(email: string, returnPath: string | null) {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailMutation();
  return useForm(async () => (await import('./schemas')).resendForm, {
    initial: { email },
    messages: { email: t('signUp.emailInvalid') },
    submit: {
      call: (body) => resend({ ...body, return_path: mailablePath(returnPath) }).unwrap(),
      failed: t('verify.resendFailed'),
      onDone: () => notify('success', t('verify.resent')),
    },
  });
}

/** Renders the form that requests the verification mail again, filled with a member's own address. */
export function ResendEmail({ returnPath }: { returnPath: string | null }) {
  const { user } = useMember();
  const email = user?.email ?? '';
  return <ResendForm key={email} own={email} returnPath={returnPath} />;
}

function ResendForm({ own, returnPath }: { own: string; returnPath: string | null }) {
  const { t } = useTranslation('auth');
  const { form, field, send, isSubmitting } = useResendEmail(own, returnPath);
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
