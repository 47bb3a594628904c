import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useVerifyEmailMutation } from '@/api/auth';
import { Button, LinkButton } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { ResendEmail } from './ResendEmail';
import { useAuthForm } from './useAuthForm';

const empty = { password: '' };

type State = 'working' | 'unreached' | 'password' | 'done' | 'failed';

/** Returns what a failed verification means: without an answer about the key it may still work. */
const stateAfter = (failure: unknown): State => {
  const { key, password } = fieldErrors(failure);
  if (password) return 'password';
  return key ? 'failed' : 'unreached';
};

/**
 * Verifies the address by the key of a mailed link; a call waits for the session. Without a session of the
 * account the provider asks for its password, since the mail's reader may not be the registrant; who has none signs in
 * and comes back.
 */
function useVerifyEmail(key: string) {
  const { t } = useTranslation('auth');
  const [verify] = useVerifyEmailMutation();
  const { isLogin } = useMember();
  const { update } = useSessionActions();
  const [state, setState] = useState<State>('working');
  const sent = useRef(false);
  const known = useRef(false);
  const send = () => {
    setState('working');
    verify({ key })
      .unwrap()
      .then(
        () => setState('done'),
        (failure) => setState(stateAfter(failure)),
      );
  };

  const sendFirst = useEffectEvent(send);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    sendFirst();
  }, []);

  useEffect(() => {
    if (state !== 'done' || !isLogin || known.current) return;
    known.current = true;
    update().catch(() => undefined);
  }, [state, isLogin, update]);

  const form = useAuthForm(async () => (await import('./schemas')).verifyForm, empty, {
    messages: { password: t('missing.password') },
    call: ({ password }) => verify({ key, password }).unwrap(),
    onDone: () => setState('done'),
    onFailure(failure) {
      if (!fieldErrors(failure).key) return false;
      setState('failed');
      return true;
    },
    texts: () => ({ rejected: t('verify.failed'), unavailable: t('verify.failed') }),
  });

  return { ...form, state, send };
}

/** Renders the result of verifying the key of a mailed link, of a sign-up or of a change of address. */
export function VerifyEmail({
  verificationKey,
  returnPath,
  isChange = false,
}: {
  verificationKey: string;
  /** The path to return to that the link names. */
  returnPath: string | null;
  isChange?: boolean;
}) {
  const { t } = useTranslation('auth');
  const { isLogin } = useMember();
  const { state, send, form, field, submit, busy, error } = useVerifyEmail(verificationKey);
  const password = field('password');
  if (state === 'working') return <FormNotice>{t('verify.working')}</FormNotice>;
  if (state === 'unreached') {
    return (
      <>
        <FormNotice warning>{t('verify.unreached')}</FormNotice>
        <Button variant="primary" full onClick={send}>
          {t('verify.confirm')}
        </Button>
      </>
    );
  }
  if (state === 'password') {
    const page = paths.verifyEmail({
      key: verificationKey,
      change: isChange ? '1' : undefined,
      callbackUrl: returnPath ?? undefined,
    });
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
        {isLogin ? null : (
          <p className={styles.fine}>
            <Trans
              t={t}
              i18nKey="verify.noPassword"
              components={{ to: <Link href={paths.signIn({ callbackUrl: page })} /> }}
            />
          </p>
        )}
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
          <ResendEmail returnPath={returnPath} />
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
  const welcome = paths.welcome({ callbackUrl: returnPath ?? undefined });
  return (
    <>
      <FormNotice>
        <strong>{t('verify.done')}</strong>
        <span>{t('verify.doneLead')}</span>
      </FormNotice>
      {isLogin ? (
        <LinkButton href={welcome} variant="primary" full>
          {t('verify.toWelcome')}
        </LinkButton>
      ) : (
        <LinkButton href={paths.signIn({ callbackUrl: welcome })} variant="primary" full>
          {t('verify.toSignIn')}
        </LinkButton>
      )}
    </>
  );
}
