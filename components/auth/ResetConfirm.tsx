import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { AuthPage } from './AuthPage';
import { FormNotice } from './FormNotice';
import { useResetConfirm } from './useResetConfirm';

/** Renders the page of a new password, opened by a mailed link; without a token that can be valid, the way to a new one. */
export function ResetConfirm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const confirm = useResetConfirm(token);
  const path = paths.passwordResetConfirm();
  if (confirm.isLinkInvalid) {
    return (
      <AuthPage path={path} title={t('reset.deadTitle')} lead={t('reset.invalidLink')}>
        <div role="alert" className="stack-2">
          <p>{t('reset.reasonsLead')}</p>
          <ul className={styles.reasons}>
            {t('reset.reasons', { returnObjects: true }).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <div className="stack-3">
          <LinkButton href={paths.passwordReset()} variant="primary" full>
            {t('reset.again')}
          </LinkButton>
          <LinkButton href={paths.signIn()} variant="quiet" full>
            {t('reset.toSignIn')}
          </LinkButton>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage path={path} title={t('reset.confirmTitle')} lead={t('reset.confirmLead')}>
      {confirm.done ? (
        <>
          <FormNotice>{t('reset.confirmDone')}</FormNotice>
          <LinkButton href={paths.signIn()} variant="primary" full>
            {t('verify.toSignIn')}
          </LinkButton>
        </>
      ) : (
        <NewPassword confirm={confirm} />
      )}
    </AuthPage>
  );
}

function NewPassword({ confirm }: { confirm: ReturnType<typeof useResetConfirm> }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error } = confirm;
  const password = field('new_password');
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      <PasswordField
        label={t('reset.new')}
        hint={t('signUp.passwordHint')}
        {...password}
        error={password.error ?? (error || undefined)}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('reset.confirmSubmit')}
      </Button>
    </Form>
  );
}
