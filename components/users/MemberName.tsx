import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import type { Author } from '@/contract/users';
import { paths } from '@/lib/paths';
import styles from './MemberName.module.css';

/**
 * Renders a member in a line: the nickname, which links to their page, and their badges. Members who have
 * left have no page. `manager` shows the manager's badge, such as on a topic.
 */
export function MemberName({
  user,
  manager = user.is_manager,
  plain = false,
}: {
  user: Author;
  manager?: boolean;
  /** Without a link, inside an element that is a link already. */
  plain?: boolean;
}) {
  const { t } = useTranslation('common');
  if (!user.username) return <span className={styles.left}>{t('member.left')}</span>;
  return (
    <span className={styles.name}>
      {plain ? (
        user.nickname
      ) : (
        <Link href={paths.user(user.username)} prefetch={false} className={styles.link}>
          {user.nickname}
        </Link>
      )}
      {manager ? <Tag tone="accent">{t('badge.manager')}</Tag> : null}
      {user.is_partner ? <Tag>{t('badge.partner')}</Tag> : null}
    </span>
  );
}
