import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { LockIcon, MailIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useMailedLink } from './useMailedLink';
import { usePasskeySignIn } from './usePasskeySignIn';
import { useWayIn } from './useWayIn';

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
  const { signIn, busy, error } = usePasskeySignIn(callbackPath);
  return (
    <>
      <Button full busy={busy} icon={<LockIcon size={1} />} onClick={signIn}>
        {t('passkey.signIn')}
      </Button>
      {error ? <FormNotice warning>{error}</FormNotice> : null}
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
