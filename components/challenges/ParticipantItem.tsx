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
import type { Participant } from '@/contract/challenges';
import { useBlocked } from '@/hooks/useBlocked';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { CheckInPictures } from './CheckInPictures';
import { GiveHeart } from './GiveHeart';
import styles from './Participants.module.css';

/** Renders a participant's latest check-in. */
function LatestCheckIn({ participant }: { participant: Participant }) {
  const { t } = useTranslation('participants');
  const { content, image, resourceUrls, user } = participant;
  if (!participant.checked_at) return <p className="small">{t('item.notYet')}</p>;
  return (
    <div className={styles.check}>
      {content ? <p className={styles.text}>{content}</p> : null}
      <CheckInPictures
        image={image}
        resourceUrls={resourceUrls}
        label={t('item.picture', { nickname: user.nickname })}
      />
    </div>
  );
}

/** Renders a participant's review of the challenge with its menu. */
function ParticipantReview({ participant }: { participant: Participant }) {
  const { t } = useTranslation('participants');
  const { id, user, review, review_hidden: hidden, review_collapsed: collapsed, review_can: can } = participant;
  const text = <p className={styles.text}>{review}</p>;
  return (
    <blockquote className={styles.review}>
      {hidden ? <HiddenNote>{t('item.reviewHidden')}</HiddenNote> : null}
      <div className={styles.reviewHead}>
        <p className="small">{t('item.review')}</p>
        <SaidMenu
          content={{ subject: 'challenge_review', id, author: user, hidden, edited: false, can }}
          label={t('item.reviewMenu', { nickname: user.nickname })}
        />
      </div>
      {collapsed ? <Collapsed why="reported">{text}</Collapsed> : text}
    </blockquote>
  );
}

/** Renders the menu of a participant's content to members; authors see it only if they may hide it. */
function SaidMenu({ content, label }: { content: MenuContent; label: string }) {
  const { user } = useMember();
  const can = useCan(content.can);
  if (!user || (user.username === content.author?.username && !can?.hide)) return null;
  return <ContentMenu content={content} label={label} />;
}

/**
 * Renders a participant: author, progress, the latest check-in with its hearts, the review. `path` is the list's
 * own address.
 */
export function ParticipantItem({
  id,
  participant,
  path,
  alone = false,
}: {
  id: number;
  participant: Participant;
  path: string;
  /** Shown below its own calendar: then without a link to it. */
  alone?: boolean;
}) {
  const { t } = useTranslation('participants');
  const { user: reader } = useMember();
  const isBlocked = useBlocked();
  const { user, streak, check_in_count, check_in_id, check_in_can } = participant;
  const check = <LatestCheckIn participant={participant} />;
  const said = (
    <>
      {participant.collapsed ? <Collapsed why="reported">{check}</Collapsed> : check}
      {participant.review ? <ParticipantReview participant={participant} /> : null}
    </>
  );
  const { username, nickname } = user;
  const own = reader?.username === username;
  return (
    <li className={styles.item}>
      <div className="line-3">
        <Avatar nickname={nickname} src={user.avatar} />
        <div className="grow">
          <p className={styles.name}>
            <MemberName user={user} />
            {own ? <Tag>{t('item.me')}</Tag> : null}
            {participant.completed ? <Tag tone="accent">{t('item.completed')}</Tag> : null}
          </p>
          <Facts>
            {participant.checked_at ? <RelativeTime at={participant.checked_at} /> : null}
            <span>{t('item.checks', { count: check_in_count })}</span>
            {streak > 1 ? <span>{t('streak.days', { count: streak })}</span> : null}
          </Facts>
        </div>
        {check_in_id !== null ? (
          <SaidMenu
            content={{
              subject: 'check_in',
              id: check_in_id,
              author: user,
              hidden: false,
              edited: false,
              can: check_in_can,
            }}
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
        {participant.checked_at ? <GiveHeart id={id} participant={participant} path={path} /> : null}
        {username && !alone ? (
          <Link
            href={paths.challengeParticipants(id, { user: username })}
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
