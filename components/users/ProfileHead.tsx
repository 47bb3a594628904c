import { Avatar } from '@/components/ui/Avatar';
import { Tag } from '@/components/ui/Tag';
import { useTranslation } from '@/hooks/useTranslation';
import type { SessionUser } from '@/store/user';
import styles from './Profile.module.css';

/** Who a member is: picture, names, standing, and what they say of themselves. */
export function ProfileHead({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <>
      <div className={styles.head}>
        <Avatar nickname={user.nickname} src={user.avatar} size={4} />
        <div className={styles.names}>
          <h1>{user.nickname}</h1>
          <p className={styles.username}>@{user.username}</p>
          {user.is_manager || user.is_partner ? (
            <p className={styles.badges}>
              {user.is_manager ? <Tag>{t('badge.manager', { ns: 'common' })}</Tag> : null}
              {user.is_partner ? <Tag>{t('badge.partner', { ns: 'common' })}</Tag> : null}
            </p>
          ) : null}
        </div>
      </div>
      <p className={user.introduction ? styles.introduction : styles.quiet}>
        {user.introduction || t('me.introductionEmpty')}
      </p>
    </>
  );
}
