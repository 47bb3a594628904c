import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from '@/components/article/Article';
import { IconButton } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import { dayText } from '@/components/users/dayText';
import { useShare } from '@/hooks/useShare';
import { paths } from '@/lib/paths';
import styles from './ParticipationHead.module.css';

/**
 * Renders the head of a detail page of these areas: the link to its list, its picture, its status
 * (`statusText`, and what `children` add), title and summary.
 */
export function ParticipationHead({
  place,
  of: { status, title, image, ended_at: endedAt, end_reason: reason = '' },
  href,
  statusText,
  summary,
  isOwn = false,
  children,
}: {
  place: 'challenges' | 'missions' | 'events' | 'courses' | 'raffles';
  of: {
    status: 'upcoming' | 'opened' | 'closed';
    title: string;
    image: string;
    /** When an operator ended it early, and why: of those that can be. */
    ended_at?: string | null;
    end_reason?: string;
  };
  href: string;
  statusText: string;
  summary: string;
  /** Whether the reader takes part: then in brief, without the summary. */
  isOwn?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const share = useShare(title);
  return (
    <header className={styles.head} data-own={isOwn || undefined}>
      <div className={styles.top}>
        <PlaceLink href={paths[place]()}>{t(`nav.${place}`)}</PlaceLink>
        {/* The preview of a draft may have none yet. */}
        {image ? (
          <Picture
            className={styles.cover}
            url={image}
            alt=""
            width={1280}
            height={720}
            sizes="(min-width: 48em) 720px, 100vw"
            eager
            moves={href}
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <p className={styles.statusText}>
          <Tag tone={status === 'opened' ? 'accent' : 'plain'}>{statusText}</Tag>
          {children}
        </p>
        <div className={styles.title}>
          <h1>{title}</h1>
          <IconButton label={t('action.share')} onClick={share}>
            <ShareIcon />
          </IconButton>
        </div>
      </div>
      {endedAt ? <p className="aside">{t('endedEarly', { day: dayText(endedAt, t), reason })}</p> : null}
      {isOwn ? null : <p className={styles.summary}>{summary}</p>}
    </header>
  );
}
