import { useTranslation } from 'react-i18next';
import type { User } from '@/contract/users';
import styles from './Profile.module.css';

/** Renders the account's identifying data, to its member only. */
export function AccountFacts({ profile }: { profile: Pick<User, 'username' | 'email' | 'email_verified'> }) {
  const { t } = useTranslation('users');
  return (
    <dl className={styles.facts}>
      <dt>{t('settings.username')}</dt>
      <dd>{profile.username}</dd>
      <dt>{t('settings.email')}</dt>
      <dd>
        {profile.email
          ? `${profile.email} · ${t(profile.email_verified ? 'settings.verified' : 'settings.unverified')}`
          : t('settings.emailNone')}
      </dd>
    </dl>
  );
}
