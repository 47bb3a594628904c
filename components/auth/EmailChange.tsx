import { useTranslation } from 'react-i18next';
import {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useGetEmailChangeQuery,
  useResendEmailChangeMutation,
} from '@/api/account';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { AccountFacts } from '@/components/users/AccountFacts';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { type EmailChange as Change, emailChangeSchemas } from '@/contract/auth';
import { ownPassword } from '@/contract/common';
import type { Profile } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { useAuthForm } from './useAuthForm';

const { changeEmail } = emailChangeSchemas;
const byPasswordForm = changeEmail.body.extend({ password: ownPassword });
const empty = { email: '', password: '' };

/** Requests a new e-mail address by the member's password, where they have one. */
function useEmailChange(byPassword: boolean) {
  const { t } = useTranslation('auth');
  const [change] = useChangeEmailMutation();
  return useAuthForm(byPassword ? byPasswordForm : changeEmail.body, empty, {
    messages: { email: t('signUp.emailInvalid'), password: t('missing.password') },
    call: (typed) => change(typed).unwrap(),
    texts: () => ({ rejected: t('emailChange.failed'), unavailable: t('emailChange.failed') }),
  });
}

/** Sends the link of a pending change again, or cancels the change. */
function usePendingEmail() {
  const { t } = useTranslation('auth');
  const [resend] = useResendEmailChangeMutation();
  const [cancel] = useCancelEmailChangeMutation();
  const again = useSubmit({
    call: (_none: undefined, idempotencyKey) => resend({ idempotencyKey }).unwrap(),
    failed: t('verify.resendFailed'),
    onDone: () => notify('success', t('verify.resent')),
  });
  const ending = useSubmit({
    call: () => cancel().unwrap(),
    failed: t('emailChange.cancelFailed'),
    onDone: () => notify('success', t('emailChange.cancelled')),
  });
  return {
    resend: () => void again.submit(undefined),
    resending: again.isSubmitting,
    cancel: () => void ending.submit(undefined),
    cancelling: ending.isSubmitting,
  };
}

/** Renders a member's e-mail address, and the change of it: the form, or the address that waits for its link. */
export function EmailChange({ profile }: { profile: Profile }) {
  const { t } = useTranslation('auth');
  const { data, isError, isFetching, refetch } = useGetEmailChangeQuery();
  const needsPassword = profile.email_verified === true && profile.has_password === false;
  return (
    <>
      <AccountFacts profile={profile} />
      {profile.email && !profile.email_verified ? (
        <LinkButton href={paths.verifyEmail()}>{t('verify.title')}</LinkButton>
      ) : null}
      {!data && (isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={2} />)}
      {data?.pending ? <PendingEmail pending={data.pending} /> : null}
      {data && !data.pending && needsPassword ? (
        <>
          <p className="aside">{t('emailChange.passwordFirst')}</p>
          <LinkButton href={paths.passwordReset()}>{t('emailChange.setPassword')}</LinkButton>
        </>
      ) : null}
      {data && !data.pending && !needsPassword ? <EmailForm byPassword={profile.has_password === true} /> : null}
    </>
  );
}

function PendingEmail({ pending: { email } }: { pending: NonNullable<Change['pending']> }) {
  const { t } = useTranslation(['auth', 'common']);
  const { resend, resending, cancel, cancelling } = usePendingEmail();
  return (
    <FormNotice>
      <strong>{t('emailChange.pending')}</strong>
      <span>{t('emailChange.pendingLead', { email })}</span>
      <span className="row-2">
        <Button size="small" busy={resending} onClick={resend}>
          {t('emailChange.resend')}
        </Button>
        <Button size="small" variant="quiet" busy={cancelling} onClick={cancel}>
          {t('common:action.cancel')}
        </Button>
      </span>
    </FormNotice>
  );
}

function EmailForm({ byPassword }: { byPassword: boolean }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error } = useEmailChange(byPassword);
  return (
    <Form ref={form} method="post" aria-label={t('emailChange.title')} className="stack-4" onSubmit={submit}>
      <TextField
        label={t('emailChange.email')}
        hint={t('emailChange.hint')}
        {...field('email')}
        type="email"
        autoComplete="email"
      />
      {byPassword ? <OwnPasswordField label={t('password.old')} {...field('password')} /> : null}
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" full busy={busy}>
        {t('emailChange.submit')}
      </Button>
    </Form>
  );
}
