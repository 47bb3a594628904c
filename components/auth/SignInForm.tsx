import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { EMAIL_MAX } from '@/contract/constants/common';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { enter } from './enter';
import { SignInProblem } from './SignInProblem';
import { useAuthForm } from './useAuthForm';

const empty = { username: '', password: '' };

/**
 * Manages the sign-in form. Typed values stay after a failure; success leads on to `callbackPath`, a member
 * with two-step sign-in to `onTwoStep`.
 */
function useSignIn(callbackPath: string, onTwoStep: () => unknown) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  return useAuthForm(async () => (await import('./schemas')).signInForm, empty, {
    messages: { username: t('missing.username'), password: t('missing.password') },
    call: (typed) => enter(store, 'credentials', typed, inLanguage(callbackPath, router.locale ?? 'ko')),
    onDone: (isSignedIn) => (isSignedIn ? router.replace(callbackPath) : onTwoStep()),
    texts: () => ({ rejected: t('signIn.failed'), unavailable: t('signIn.failedElse') }),
    isNoticeOnly: true,
  });
}

/** Renders the sign-in form: username or address, and password. */
export function SignInForm({ callbackPath, onTwoStep }: { callbackPath: string; onTwoStep: () => unknown }) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error, leaveKey } = useSignIn(callbackPath, onTwoStep);
  return (
    <>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <TextField
          label={t('signIn.username')}
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          limit={EMAIL_MAX}
        />
        <PasswordField label={t('signIn.password')} {...field('password')} autoComplete="current-password" />
        <SignInProblem error={error} leaveKey={leaveKey} />
        <Button type="submit" variant="primary" full busy={busy}>
          {t('signIn.submit')}
        </Button>
        <LinkButton href={paths.signUp({ callbackUrl: callbackPath })} full>
          {t('signIn.toSignUp')}
        </LinkButton>
      </Form>
      <p className={styles.links}>
        <Link href={paths.passwordReset()}>{t('signIn.forgot')}</Link>
      </p>
    </>
  );
}
