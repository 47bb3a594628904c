import { useTranslation } from 'react-i18next';
import { useGetEmailChangeQuery } from '@/api/account';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { AccountFacts } from '@/components/users/AccountFacts';
import type { EmailChange as Change } from '@/contract/auth';
import type { Profile } from '@/contract/users';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { useEmailChange, usePendingEmail } from './useEmailChange';

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
      {byPassword ? (
        <PasswordField label={t('password.old')} {...field('password')} autoComplete="current-password" />
      ) : null}
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" full busy={busy}>
        {t('emailChange.submit')}
      </Button>
    </Form>
  );
}
