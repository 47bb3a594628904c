import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { useMember } from '@/hooks/useMember';
import { useResendEmail } from './useResendEmail';

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
