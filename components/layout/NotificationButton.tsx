import { useTranslation } from 'react-i18next';
import { notificationsApi, UNREAD } from '@/api/notifications';
import { IconLink } from '@/components/ui/Button';
import { BellIcon } from '@/components/ui/icons';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './NotificationButton.module.css';
import { isHere } from './navigation';

const selectUnread = notificationsApi.endpoints.getNotifications.select(UNREAD);
/** The largest number shown; above it a plus sign follows. */
const MOST = 99;

/** Renders a member's bell with the number of unread notifications, which `UnreadCount` loads. */
export function NotificationButton({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const { user } = useMember();
  const unread = useAppSelector((state) => selectUnread(state).data?.unread_count ?? 0);
  if (!user) return null;
  const href = paths.notifications();
  return (
    <IconLink
      href={href}
      prefetch={false}
      className={styles.bell}
      aria-current={isHere(href, path) ? 'page' : undefined}
      label={unread > 0 ? t('nav.unread', { count: unread }) : t('nav.notifications')}
    >
      <BellIcon />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      ) : null}
    </IconLink>
  );
}
