import Link from 'next/link';
import { Folded } from '@/components/moderation/Folded';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { Avatar } from '@/components/ui/Avatar';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { MemberName } from '@/components/users/MemberName';
import type { Entrant } from '@/contract/challenges';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { CheckPictures } from './CheckPictures';
import styles from './Entrants.module.css';
import { GiveHeart } from './GiveHeart';

/** What somebody said and showed when they last checked in. */
function LatestCheck({ entrant }: { entrant: Entrant }) {
  const { t } = useTranslation('entrants');
  const { content, image, resourceUrls, user } = entrant;
  if (!entrant.checked_at) return <p className={styles.small}>{t('item.notYet')}</p>;
  return (
    <div className={styles.check}>
      {content ? <p className={styles.words}>{content}</p> : null}
      <CheckPictures
        image={image}
        resourceUrls={resourceUrls}
        label={t('item.picture', { nickname: user.nickname })}
      />
    </div>
  );
}

/**
 * One who takes part: who, how they are doing, their latest check-in with its hearts, their review.
 * `path` is the list's own address.
 */
export function EntrantItem({
  id,
  entrant,
  path,
  alone = false,
}: {
  id: number;
  entrant: Entrant;
  path: string;
  /** Below its own calendar: it leads there no more. */
  alone?: boolean;
}) {
  const { t } = useTranslation('entrants');
  const { user: reader } = useMember();
  const isBlocked = useBlocked();
  const { user, streak, check_count, check_id } = entrant;
  const folded = entrant.folded ? 'reported' : isBlocked(user) ? 'blocked' : null;
  const check = <LatestCheck entrant={entrant} />;
  const { username, nickname } = user;
  const own = reader?.username === username;
  return (
    <li className={styles.item}>
      <div className={styles.by}>
        <Avatar nickname={nickname} src={user.avatar} />
        <div className={styles.who}>
          <p className={styles.name}>
            <MemberName user={user} />
            {own ? <Tag>{t('item.me')}</Tag> : null}
            {entrant.completed ? <Tag tone="accent">{t('item.completed')}</Tag> : null}
          </p>
          <Facts>
            {entrant.checked_at ? <RelativeTime at={entrant.checked_at} /> : null}
            <span>{t('item.checks', { count: check_count })}</span>
            {streak > 1 ? <span>{t('streak.days', { count: streak })}</span> : null}
          </Facts>
        </div>
        {reader && check_id !== null && (!own || reader.is_manager) ? (
          <ThingMenu
            thing={{ subject: 'check', id: check_id, author: user, hidden: false, edited: false }}
            label={t('item.menu', { nickname })}
          />
        ) : null}
      </div>
      {folded ? <Folded why={folded}>{check}</Folded> : check}
      {entrant.review ? (
        <blockquote className={styles.review}>
          <p className={styles.small}>{t('item.review')}</p>
          <p className={styles.words}>{entrant.review}</p>
        </blockquote>
      ) : null}
      <div className={styles.deeds}>
        {entrant.checked_at ? <GiveHeart id={id} entrant={entrant} path={path} /> : null}
        {username && !alone ? (
          <Link
            href={paths.challengeEntrants(id, { user: username })}
            prefetch={false}
            className={styles.toDays}
            aria-label={t('item.daysOf', { nickname })}
          >
            {t('item.days')}
          </Link>
        ) : null}
      </div>
    </li>
  );
}
