import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import Link from 'next/link';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { IconButton } from '@/components/ui/Button';
import { BellIcon, FlagIcon, TrophyIcon } from '@/components/ui/icons';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { Notification } from '@/contract/notifications';
import { own } from '@/contract/own';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { type Language, languageOf } from '@/lib/dates';
import { formatCompact } from '@/lib/numbers';
import styles from './Notifications.module.css';

type T = TFunction<'notifications'>;
/** The kinds of subjects with a name of their own; others share one. */
const named = ['topic', 'post', 'comment', 'question', 'answer'] as const;

function whoOf(t: T, language: Language, { actors, actor_count }: Notification): string {
  const name = actors[0]?.nickname || t('someone');
  const count = actor_count - 1;
  if (count > 0) return t('who', { name, count, others: formatCompact(count, language) });
  return t('one', { name });
}

/** Returns a notification in one sentence. */
function sentenceOf(t: T, language: Language, notification: Notification): string {
  const { kind, outcome, subject } = notification;
  if (kind === 'moderation') return t(`outcomes.${outcome ?? 'hidden'}`);
  const subjectType = named.find((name) => name === subject.type) ?? 'other';
  return t(`kinds.${kind}`, {
    who: whoOf(t, language, notification),
    on: t(`on.${subjectType}`),
  });
}

const signs = {
  badge: <TrophyIcon />,
  win: <TrophyIcon />,
  complete: <TrophyIcon />,
  moderation: <FlagIcon />,
} as const;

/** Renders the avatars of a notification's actors, the latest in front, or a sign for the site itself. */
function Faces({ kind, actors }: Pick<Notification, 'kind' | 'actors'>) {
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

/** Renders the dot of an unread notification, which marks it as read and then goes; the focus stays in the row. */
function ReadButton({ onRead }: { onRead: () => void }) {
  const { t } = useTranslation('notifications');
  const button = useRef<HTMLSpanElement>(null);
  useKeptFocus(button);
  return (
    <span ref={button}>
      <IconButton label={t('read')} className={styles.read} onClick={onRead}>
        <span className={styles.dot} />
      </IconButton>
    </span>
  );
}

/**
 * Renders one notification: actor, action, content and time, in `brief` without a face. Opening it marks it as read.
 */
export function NotificationRow({
  notification,
  brief = false,
  onRead,
}: {
  notification: Notification;
  brief?: boolean;
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
      className={clsx(styles.row, brief && styles.brief, unread && styles.unread)}
      before={brief ? null : <Faces kind={kind} actors={actors} />}
      after={unread && !brief ? <ReadButton onRead={read} /> : null}
    >
      {path ? (
        <Link href={path} prefetch={false} className={clsx('cover', styles.text)} onClick={read}>
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
