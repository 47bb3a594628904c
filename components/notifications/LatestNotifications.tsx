import { useTranslation } from 'react-i18next';
import { useGetNotificationsQuery } from '@/api/notifications';
import { List } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { languageOf } from '@/lib/dates';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { NotificationRow } from './NotificationRow';
import { useRead } from './useRead';

const LATEST = { status: 'unread', page_size: 3 } as const;

/** Renders a member's latest unread notifications in brief, and the way to the others with their number. */
export function LatestNotifications() {
  const { t, i18n } = useTranslation('notifications');
  const hasTexts = useLazyNamespace('notifications', () => undefined);
  const { data } = useGetNotificationsQuery(LATEST);
  const { read } = useRead();
  if (!data || !hasTexts) return <SkeletonRows rows={2} />;
  const others = data.count - data.results.length;
  if (data.results.length === 0) return <p className="aside">{t('allRead')}</p>;
  return (
    <>
      <List>
        {data.results.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} brief onRead={read} />
        ))}
      </List>
      {others > 0 ? (
        <MoreLink href={paths.notifications({ status: 'unread' })}>
          {t('others', { count: others, others: formatCompact(others, languageOf(i18n.language)) })}
        </MoreLink>
      ) : null}
    </>
  );
}
