import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useAuthForm } from './useAuthForm';

const empty = { email: '' };

/** Requests the mailed link to choose a new password. */
function useResetRequest() {
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

/** Renders the form that requests a mailed reset link. */
export function ResetRequest() {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, sent, error } = useResetRequest();
  return (
    <>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <TextField label={t('reset.email')} {...field('email')} type="email" autoComplete="email" />
        {sent ? (
          <FormNotice>
            <strong>{t('reset.sent')}</strong>
            <span>{t('reset.sentLead')}</span>
          </FormNotice>
        ) : null}
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" variant="primary" full busy={busy}>
          {t('reset.submit')}
        </Button>
      </Form>
      <p className={styles.links}>
        <Link href={paths.signIn()}>{t('reset.toSignIn')}</Link>
      </p>
    </>
  );
}
