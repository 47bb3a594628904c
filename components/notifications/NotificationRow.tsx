import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { Facts, ListRow, rowLink } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { Notification } from '@/contract/notifications';
import { languageOf } from '@/lib/dates';
import { Faces } from './Faces';
import styles from './Notifications.module.css';
import { sentenceOf } from './sentence';

/** Renders one notification: actor, action, content and time. Opening it marks it as read. */
export function NotificationRow({
  notification,
  onRead,
}: {
  notification: Notification;
  onRead: (id: number) => void;
}) {
  const { t, i18n } = useTranslation('notifications');
  const { id, status, path, subject, note, kind, actors, updated_at } = notification;
  const unread = status === 'unread';
  const read = () => {
    if (unread) onRead(id);
  };
  const sentence = sentenceOf(t, languageOf(i18n.language), notification);
  return (
    <ListRow
      className={clsx(styles.row, unread && styles.unread)}
      before={<Faces kind={kind} actors={actors} />}
      after={
        unread ? (
          <IconButton label={t('read')} className={styles.read} onClick={read}>
            <span className={styles.dot} />
          </IconButton>
        ) : null
      }
    >
      {path ? (
        <Link href={path} prefetch={false} className={clsx(rowLink, styles.text)} onClick={read}>
          {sentence}
        </Link>
      ) : (
        <span className={styles.text}>{sentence}</span>
      )}
      {unread ? <span className="visually-hidden"> {t('unread')}</span> : null}
      {subject.title ? <p className={styles.title}>{subject.title}</p> : null}
      {note ? <p className="aside">{t('note', { note })}</p> : null}
      <Facts>
        <RelativeTime at={updated_at} ofDay />
      </Facts>
    </ListRow>
  );
}
