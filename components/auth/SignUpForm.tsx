import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { PasswordField } from '@/components/ui/PasswordField';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';
import { FormNotice } from './FormNotice';
import { useSignUp } from './useSignUp';

/** Renders the consent boxes: all at once, or one at a time. The texts open beside the form. */
function Agreements({ all, box }: Pick<ReturnType<typeof useSignUp>, 'all' | 'box'>) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.boxes}>
      <legend>{t('signUp.agreements')}</legend>
      <div className={styles.all}>
        <Checkbox name="all" {...all}>
          {t('signUp.agreeAll')}
        </Checkbox>
      </div>
      <Checkbox {...box('terms')}>
        <Trans t={t} i18nKey="signUp.terms" components={{ to: <Link href={paths.terms()} target="_blank" /> }} />
      </Checkbox>
      <Checkbox {...box('age')}>{t('signUp.age')}</Checkbox>
      <Checkbox {...box('marketing')}>{t('signUp.marketing')}</Checkbox>
    </fieldset>
  );
}

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
