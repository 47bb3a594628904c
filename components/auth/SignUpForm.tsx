import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { paths } from '@/lib/paths';
import { Agreements } from './Agreements';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useSignUp } from './useSignUp';

/** Renders the sign-up form with its consents. */
export function SignUpForm({ callbackPath }: { callbackPath: string }) {
  const { t } = useTranslation('auth');
  const { form, field, box, all, submit, busy, error } = useSignUp(callbackPath);
  return (
    <>
      <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
        <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <TextField {...field('nickname')} autoComplete="nickname" />
        <Agreements all={all} box={box} />
        {error ? <FormNotice warning>{error}</FormNotice> : null}
        <Button type="submit" variant="primary" full busy={busy}>
          {t('signUp.submit')}
        </Button>
      </Form>
      <p className={styles.links}>
        <Link href={paths.signIn({ callbackUrl: callbackPath })}>{t('signUp.toSignIn')}</Link>
        <Link href={paths.privacy()} target="_blank">
          {t('signUp.privacy')}
        </Link>
      </p>
    </>
  );
}
