import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { Author } from '@/contract/users';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Written.module.css';

/** Who wrote a question or an answer, and when; `menu` stands at its end. */
export function Byline({
  user,
  manager,
  at,
  edited,
  menu,
}: {
  user: Author;
  manager: boolean;
  at: string;
  edited: boolean;
  menu: ReactNode;
}) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  return (
    <div className={styles.by}>
      <Avatar nickname={user.nickname} src={user.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>
          {user.nickname}
          {manager ? <Tag tone="accent">{common('badge.manager')}</Tag> : null}
          {user.is_partner ? <Tag>{common('badge.partner')}</Tag> : null}
        </p>
        <Facts>
          <RelativeTime at={at} />
          {edited ? <span>{t('question.edited')}</span> : null}
        </Facts>
      </div>
      {menu}
    </div>
  );
}

/** Says that something is hidden from everyone else. */
export function HiddenNote({ children }: { children: string }) {
  return <p className={styles.hidden}>{children}</p>;
}
