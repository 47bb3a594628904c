import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/store/user';
import styles from './Profile.module.css';

/** Renders the account's identifying data, to its member only. */
export function AccountFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation('users');
  return (
    <dl className={styles.facts}>
      <dt>{t('settings.username')}</dt>
      <dd>{user.username}</dd>
      <dt>{t('settings.email')}</dt>
      <dd>
        {user.email
          ? `${user.email} · ${t(user.email_verified ? 'settings.verified' : 'settings.unverified')}`
          : t('settings.emailNone')}
      </dd>
    </dl>
  );
}
