import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { HiddenNote } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { Collapsed } from '@/components/moderation/Collapsed';
import { ContentMenu } from '@/components/moderation/ContentMenu';
import { ChevronRightIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { Tag } from '@/components/ui/Tag';
import type { MissionReview } from '@/contract/missions';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Reviews.module.css';

/** Renders a review of a mission; with `named` it shows the mission's title. */
export function ReviewItem({ review, named = false }: { review: MissionReview; named?: boolean }) {
  const { t } = useTranslation('missions');
  const { user: reader } = useMember();
  const isBlocked = useBlocked();
  const { id, user, mission } = review;
  const collapsed = review.collapsed ? 'reported' : isBlocked(user) ? 'blocked' : null;
  const text = <LinkedText text={review.review} links={review.links} />;
  return (
    <li id={`review-${id}`} className={styles.item}>
      {review.status === 'hidden' ? <HiddenNote>{t('reviews.hidden')}</HiddenNote> : null}
      <Byline
        subject="mission_review"
        written={{ ...review, edited: false }}
        menu={
          reader ? (
            <>
              {reader.username === user.username ? <Tag>{t('reviews.mine')}</Tag> : null}
              <ContentMenu
                content={{
                  subject: 'mission_review',
                  id,
                  author: user,
                  hidden: review.status === 'hidden',
                  edited: false,
                  can: review.can,
                }}
                label={t('reviews.menu', { nickname: user.nickname })}
              />
            </>
          ) : null
        }
      />
      {collapsed ? <Collapsed why={collapsed}>{text}</Collapsed> : text}
      {named ? (
        <p className={styles.mission}>
          <span>{t('reviews.mission')}</span>
          <Link href={paths.mission(mission.id)} prefetch={false}>
            <span className={styles.name}>{mission.title}</span>
            <ChevronRightIcon size={1} />
          </Link>
        </p>
      ) : null}
    </li>
  );
}
