import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { HiddenNote } from '@/components/article/Article';
import { Collapsed } from '@/components/moderation/Collapsed';
import { ContentMenu, type MenuContent } from '@/components/moderation/ContentMenu';
import { Avatar } from '@/components/ui/Avatar';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { MemberName } from '@/components/users/MemberName';
import type { Entrant } from '@/contract/challenges';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { CheckPictures } from './CheckPictures';
import styles from './Entrants.module.css';
import { GiveHeart } from './GiveHeart';

/** Renders an entrant's latest check-in. */
function LatestCheck({ entrant }: { entrant: Entrant }) {
  const { t } = useTranslation('entrants');
  const { content, image, resourceUrls, user } = entrant;
  if (!entrant.checked_at) return <p className={styles.small}>{t('item.notYet')}</p>;
  return (
    <div className={styles.check}>
      {content ? <p className={styles.text}>{content}</p> : null}
      <CheckPictures image={image} resourceUrls={resourceUrls} label={t('item.picture', { nickname: user.nickname })} />
    </div>
  );
}

/** Renders an entrant's review of the challenge with its menu. */
function EntrantReview({ entrant }: { entrant: Entrant }) {
  const { t } = useTranslation('entrants');
  const { id, user, review, review_hidden: hidden, review_collapsed: collapsed } = entrant;
  const text = <p className={styles.text}>{review}</p>;
  return (
    <blockquote className={styles.review}>
      {hidden ? <HiddenNote>{t('item.reviewHidden')}</HiddenNote> : null}
      <div className={styles.reviewHead}>
        <p className={styles.small}>{t('item.review')}</p>
        <SaidMenu
          content={{ subject: 'challenge_review', id, author: user, hidden, edited: false }}
          label={t('item.reviewMenu', { nickname: user.nickname })}
        />
      </div>
      {collapsed ? <Collapsed why="reported">{text}</Collapsed> : text}
    </blockquote>
  );
}

/** Renders the menu of an entrant's content to members; authors see it only if they are managers. */
function SaidMenu({ content, label }: { content: MenuContent; label: string }) {
  const { user } = useMember();
  if (!user || (user.username === content.author?.username && !user.is_manager)) return null;
  return <ContentMenu content={content} label={label} />;
}

/**
 * Renders an entrant: author, progress, the latest check-in with its hearts, the review. `path` is the list's
 * own address.
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
  /** Shown below its own calendar: then without a link to it. */
  alone?: boolean;
}) {
  const { t } = useTranslation('entrants');
  const { user: reader } = useMember();
  const isBlocked = useBlocked();
  const { user, streak, check_count, check_id } = entrant;
  const check = <LatestCheck entrant={entrant} />;
  const said = (
    <>
      {entrant.collapsed ? <Collapsed why="reported">{check}</Collapsed> : check}
      {entrant.review ? <EntrantReview entrant={entrant} /> : null}
    </>
  );
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
        {check_id !== null ? (
          <SaidMenu
            content={{ subject: 'check', id: check_id, author: user, hidden: false, edited: false }}
            label={t('item.menu', { nickname })}
          />
        ) : null}
      </div>
      {isBlocked(user) ? (
        <Collapsed why="blocked">
          <div className={styles.said}>{said}</div>
        </Collapsed>
      ) : (
        said
      )}
      <div className={styles.actions}>
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
