import { Avatar } from '@/components/ui/Avatar';
import { BellIcon, FlagIcon, TrophyIcon } from '@/components/ui/icons';
import type { Notification } from '@/contract/notifications';
import { own } from '@/contract/own';
import styles from './Notifications.module.css';

const signs = {
  badge: <TrophyIcon />,
  win: <TrophyIcon />,
  complete: <TrophyIcon />,
  moderation: <FlagIcon />,
} as const;

/** Renders the avatars of a notification's actors, the latest in front, or a sign for the site itself. */
export function Faces({ kind, actors }: Pick<Notification, 'kind' | 'actors'>) {
  const [latest, second] = actors;
  if (!latest) {
    const sign = own(signs, kind) ?? <BellIcon />;
    return <span className={styles.sign}>{sign}</span>;
  }
  return (
    <span className={styles.faces}>
      <Avatar nickname={latest.nickname} src={latest.avatar} />
      {second ? (
        <span className={styles.second}>
          <Avatar nickname={second.nickname} src={second.avatar} size={1} />
        </span>
      ) : null}
    </span>
  );
}
