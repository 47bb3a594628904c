import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { ResendEmail } from './ResendEmail';
import { useVerifyEmail } from './useVerifyEmail';

/** Renders the result of verifying the key of a mailed link, of a sign-up or of a change of address. */
export function VerifyEmail({ verificationKey, isChange = false }: { verificationKey: string; isChange?: boolean }) {
  const { t } = useTranslation('auth');
  const { isLogin } = useMember();
  const { state, form, field, submit, busy, error } = useVerifyEmail(verificationKey);
  const password = field('password');
  if (state === 'working') return <FormNotice>{t('verify.working')}</FormNotice>;
  if (state === 'password') {
    return (
      <>
        <FormNotice>{t(isChange ? 'emailChange.passwordLead' : 'verify.passwordLead')}</FormNotice>
        <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
          <PasswordField
            label={t('signIn.password')}
            {...password}
            error={password.error ?? (error || undefined)}
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" full busy={busy}>
            {t('verify.confirm')}
          </Button>
        </Form>
        {isChange ? null : (
          <p className={styles.fine}>
            <Trans t={t} i18nKey="verify.notMine" components={{ to: <Link href={paths.passwordReset()} /> }} />
          </p>
        )}
      </>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <FormNotice warning>
          <strong>{t('verify.failed')}</strong>
          <span>{t(isChange ? 'emailChange.failedLead' : 'verify.failedLead')}</span>
        </FormNotice>
        {isChange ? (
          <LinkButton href={paths.settings('email')}>{t('emailChange.toSettings')}</LinkButton>
        ) : (
          <ResendEmail />
        )}
      </>
    );
  }
  if (isChange) {
    return (
      <>
        <FormNotice>
          <strong>{t('emailChange.done')}</strong>
          <span>{t('emailChange.doneLead')}</span>
        </FormNotice>
        <LinkButton href={paths.settings('email')} variant="primary" full>
          {t('emailChange.toSettings')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormNotice>
        <strong>{t('verify.done')}</strong>
        <span>{t('verify.doneLead')}</span>
      </FormNotice>
      {isLogin ? (
        <LinkButton href={paths.welcome()} variant="primary" full>
          {t('verify.toWelcome')}
        </LinkButton>
      ) : (
        <LinkButton href={paths.signIn({ callbackUrl: paths.welcome() })} variant="primary" full>
          {t('verify.toSignIn')}
        </LinkButton>
      )}
    </>
  );
}
