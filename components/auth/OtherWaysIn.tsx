import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useBeginPasskeySignInMutation } from '@/api/security';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { LockIcon, MailIcon } from '@/components/ui/icons';
import { useAppStore } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { enter, loadSignIn } from './enter';
import { FormNotice } from './FormNotice';
import { SignInProblem } from './SignInProblem';
import { useAuthForm } from './useAuthForm';
import { usePasskeyFailure } from './usePasskeyFailure';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/** Signs in by a passkey that the browser offers; its code is loaded by the tap. */
function usePasskeySignIn(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const [begin] = useBeginPasskeySignInMutation();
  const failureTexts = usePasskeyFailure();
  const { submit, busy, error, leaveKey, dropError } = useSubmitWithNotice({
    async call(callback: string) {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: await begin().unwrap() });
      await enter(store, 'passkey', { response: JSON.stringify(response) }, callback);
    },
    onDone: () => router.replace(callbackPath),
    texts: (failure) => failureTexts(failure, t('signIn.failedElse')),
  });
  const signIn = () => {
    dropError();
    void submit(inLanguage(callbackPath, router.locale ?? 'ko'));
  };
  return { signIn, busy, error, leaveKey };
}

const empty = { email: '' };

/** Requests the mailed sign-in link from next-auth. */
function useMailedLink(callbackPath: string) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const [sent, setSent] = useState(false);
  const form = useAuthForm(async () => (await import('./schemas')).mailedLinkForm, empty, {
    messages: { email: t('signUp.emailInvalid') },
    async call({ email }) {
      const signIn = await loadSignIn();
      const callbackUrl = inLanguage(callbackPath, locale);
      const answer = await signIn('email', { email, callbackUrl, redirect: false });
      if (!answer?.ok || answer.error) throw new Error(answer?.error ?? 'no answer');
    },
    onDone: () => setSent(true),
    texts: () => ({ rejected: t('signIn.linkFailed'), unavailable: t('signIn.linkFailed') }),
  });
  return { ...form, sent };
}

/** Redirects to a social provider; next-auth shows the failures there on our error page. */
function useWayIn(callbackPath: string) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState('');
  const leave = async (provider: string) => {
    setBusy(provider);
    // Who goes back from the provider may find the page as it was left.
    addEventListener('pageshow', () => setBusy(''), { once: true });
    try {
      const signIn = await loadSignIn();
      await signIn(provider, { callbackUrl: inLanguage(callbackPath, locale) });
    } catch (failure) {
      setBusy('');
      showFailure(failure, t('signIn.failedElse'));
    }
  };
  return { leave, busy };
}

export interface WaysIn {
  social: ('kakao' | 'naver')[];
  emailLink: boolean;
}

/** Renders the buttons of a passkey, where the page is for members, and of the configured other ways in. */
export function OtherWaysIn({
  ways,
  callbackPath,
  passkey = false,
}: {
  ways: WaysIn;
  callbackPath: string;
  passkey?: boolean;
}) {
  const { t } = useTranslation('auth');
  const { leave, busy } = useWayIn(callbackPath);
  const isForNewcomers = ways.social.length > 0 || ways.emailLink;
  if (!isForNewcomers && !passkey) return null;
  return (
    <div className="stack-3">
      <p className={styles.or}>{t('signIn.or')}</p>
      {passkey ? <PasskeySignIn callbackPath={callbackPath} /> : null}
      {ways.social.map((name) => (
        <Button key={name} full busy={busy === name} onClick={() => leave(name)}>
          {t(`signIn.${name}`)}
        </Button>
      ))}
      {ways.emailLink ? <MailedLink callbackPath={callbackPath} /> : null}
      {isForNewcomers ? (
        <p className={styles.fine}>
          <Trans
            t={t}
            i18nKey="signIn.terms"
            components={{ terms: <Link href={paths.terms()} />, privacy: <Link href={paths.privacy()} /> }}
          />
        </p>
      ) : null}
    </div>
  );
}

/** Renders the button that signs in by a passkey, with its failures. */
function PasskeySignIn({ callbackPath }: { callbackPath: string }) {
  const { t } = useTranslation('auth');
  const { signIn, busy, error, leaveKey } = usePasskeySignIn(callbackPath);
  return (
    <>
      <Button full busy={busy} icon={<LockIcon size={1} />} onClick={signIn}>
        {t('passkey.signIn')}
      </Button>
      <SignInProblem error={error} leaveKey={leaveKey} />
    </>
  );
}

/** Renders the form that requests a mailed sign-in link; it is open when it has a message. */
function MailedLink({ callbackPath }: { callbackPath: string }) {
  const { t } = useTranslation('auth');
  const { form, field, errors, submit, busy, sent, error } = useMailedLink(callbackPath);
  const isOpen = sent || error !== '' || errors.email !== undefined;
  return (
    <details open={isOpen || undefined}>
      <summary className={styles.small}>{t('signIn.linkOpen')}</summary>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <TextField
          label={t('signIn.linkEmail')}
          hint={t('signIn.linkHint')}
          {...field('email')}
          type="email"
          autoComplete="email"
        />
        {sent ? <FormNotice>{t('signIn.linkSent')}</FormNotice> : null}
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" full busy={busy} icon={<MailIcon size={1} />}>
          {t('signIn.linkSubmit')}
        </Button>
      </Form>
    </details>
  );
}
