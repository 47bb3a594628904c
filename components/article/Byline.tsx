import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Edited } from '@/components/moderation/Edited';
import { Avatar } from '@/components/ui/Avatar';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { MemberName } from '@/components/users/MemberName';
import type { ContentCan } from '@/contract/common';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import type { Author } from '@/contract/users';
import styles from './Byline.module.css';

/** The author, date, edit mark and rights that every article and comment has. */
interface Written {
  id: number;
  user: Author;
  created_at: string;
  edited: boolean;
  can: Partial<ContentCan> | null;
}

/**
 * Renders an article's author and date, further facts (`children`), and its `menu` at the end. `manager`
 * shows that mark where it was put on by hand; `ruled` draws a line to what follows.
 */
export function Byline({
  subject,
  written,
  manager,
  menu,
  ruled = false,
  children,
}: {
  subject: ModeratedSubject;
  written: Written;
  manager?: boolean;
  menu: ReactNode;
  ruled?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('comments');
  const { user } = written;
  return (
    <div className={styles.by} data-ruled={ruled || undefined}>
      <Avatar nickname={user.nickname} src={user.avatar} />
      <div className="grow">
        <p className={styles.name}>
          <MemberName user={user} manager={manager} />
        </p>
        <Facts>
          <RelativeTime at={written.created_at} />
          {written.edited ? <Edited subject={subject} id={written.id} can={written.can} label={t('edited')} /> : null}
          {children}
        </Facts>
      </div>
      {menu}
    </div>
  );
}
