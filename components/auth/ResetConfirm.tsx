import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmPasswordResetMutation } from '@/api/auth';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { useSessionActions } from '@/hooks/useSession';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import styles from './Auth.module.css';
import { AuthPage } from './AuthPage';
import { FormNotice } from './FormNotice';
import { useAuthForm } from './useAuthForm';

const empty = { new_password: '' };

/** Chooses a new password by a mailed link's token; every session of the member ends with it. */
function useResetConfirm(token: string) {
  const { t } = useTranslation('auth');
  const [confirm, { isSuccess }] = useConfirmPasswordResetMutation();
  const { signOut } = useSessionActions();
  const [isLinkInvalid, setLinkInvalid] = useState(token === '');
  const form = useAuthForm(async () => (await import('./schemas')).resetConfirmForm, empty, {
    messages: { new_password: t('signUp.passwordInvalid') },
    call: (typed) => confirm({ token, ...typed }).unwrap(),
    onDone: () => signOut().catch(() => undefined),
    onFailure(failure) {
      if (!fieldErrors(failure).token) return false;
      setLinkInvalid(true);
      return true;
    },
    texts: (failure) => ({
      rejected: errorBodyIn(failure).detail ?? t('password.failed'),
      unavailable: t('password.failed'),
    }),
  });
  return { ...form, done: isSuccess, isLinkInvalid };
}

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
