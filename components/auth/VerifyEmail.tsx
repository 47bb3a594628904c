import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { ResendEmail } from './ResendEmail';
import { useVerifyEmail } from './useVerifyEmail';

/** Renders the result of verifying the key of a mailed link. */
export function VerifyEmail({ verificationKey }: { verificationKey: string }) {
  const { t } = useTranslation('auth');
  const { isLogin } = useMember();
  const { state, form, field, submit, busy, error } = useVerifyEmail(verificationKey);
  const password = field('password');
  if (state === 'working') return <FormNotice>{t('verify.working')}</FormNotice>;
  if (state === 'password') {
    return (
      <>
        <FormNotice>{t('verify.passwordLead')}</FormNotice>
        <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
          <TextField
            label={t('signIn.password')}
            {...password}
            error={password.error ?? (error || undefined)}
            type="password"
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" full busy={busy}>
            {t('verify.confirm')}
          </Button>
        </Form>
        <p className={styles.fine}>
          <Trans t={t} i18nKey="verify.notMine" components={{ to: <Link href={paths.passwordReset()} /> }} />
        </p>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <FormNotice warning>
          <strong>{t('verify.failed')}</strong>
          <span>{t('verify.failedLead')}</span>
        </FormNotice>
        <ResendEmail />
      </>
    );
  }
  return (
    <>
      <FormNotice>
        <strong>{t('verify.done')}</strong>
        <span>{t('verify.doneLead')}</span>
      </FormNotice>
      <LinkButton href={isLogin ? paths.forums() : paths.signIn()} variant="primary" full>
        {t(isLogin ? 'verify.toForums' : 'verify.toSignIn')}
      </LinkButton>
    </>
  );
}
