import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useResetRequest } from './useResetRequest';

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
