import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { useResetConfirm } from './useResetConfirm';

/** Renders the form for a new password, opened by a mailed link. */
export function ResetConfirm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, done, isLinkInvalid, error } = useResetConfirm(token);
  const password = field('new_password');
  if (done) {
    return (
      <>
        <FormNotice>{t('reset.confirmDone')}</FormNotice>
        <LinkButton href={paths.signIn()} variant="primary" full>
          {t('verify.toSignIn')}
        </LinkButton>
      </>
    );
  }
  if (isLinkInvalid) {
    return (
      <>
        <FormNotice warning>
          <strong>{t('reset.invalidLink')}</strong>
          <span>{t('reset.invalidLinkLead')}</span>
        </FormNotice>
        <LinkButton href={paths.passwordReset()} variant="primary" full>
          {t('reset.again')}
        </LinkButton>
      </>
    );
  }
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      <TextField
        label={t('reset.new')}
        hint={t('signUp.passwordHint')}
        {...password}
        error={password.error ?? (error || undefined)}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('reset.confirmSubmit')}
      </Button>
    </Form>
  );
}
