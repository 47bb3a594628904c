import Link from 'next/link';
import { Trans, useTranslation } from 'react-i18next';
import type { Profile } from '@/contract/users';
import { paths } from '@/lib/paths';
import styles from './Auth.module.css';

/**
 * Renders for what a member needs a password, with the way to set one by mail. Until the address is verified that way
 * would empty the account, since its reader may be another than its registrant: the verification comes first.
 */
export function SetPassword({
  profile: { email, email_verified },
  reason,
}: {
  profile: Pick<Profile, 'email' | 'email_verified'>;
  reason: 'password.social' | 'security.noPassword' | 'links.last';
}) {
  const { t } = useTranslation('auth');
  const reset = email_verified ? <Link href={paths.passwordReset()} /> : <span />;
  const first = email ? 'password.verifyFirst' : 'password.addressFirst';
  return (
    <p className={styles.small}>
      <Trans t={t} i18nKey={reason} components={{ to: reset }} />
      {email_verified ? null : (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey={first}
            components={{ to: <Link href={email ? paths.verifyEmail() : paths.settings('email')} /> }}
          />
        </>
      )}
    </p>
  );
}
