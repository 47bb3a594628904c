import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Folded } from '@/components/moderation/Folded';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { LinkedText } from '@/components/ui/LinkedText';
import { Tag } from '@/components/ui/Tag';
import { HiddenNote } from '@/components/written/Article';
import { Byline } from '@/components/written/Byline';
import type { MissionReview } from '@/contract/missions';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Reviews.module.css';

/** What a member wrote about a mission; beside other missions' it says which (`named`). */
export function ReviewItem({ review, named = false }: { review: MissionReview; named?: boolean }) {
  const { t } = useTranslation('missions');
  const { user: reader } = useMember();
  const isBlocked = useBlocked();
  const { id, user, mission } = review;
  const folded = review.folded ? 'reported' : isBlocked(user) ? 'blocked' : null;
  const words = <LinkedText text={review.review} links={review.links} />;
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
              <ThingMenu
                thing={{
                  subject: 'mission_review',
                  id,
                  author: user,
                  hidden: review.status === 'hidden',
                  edited: false,
                }}
                label={t('reviews.menu', { nickname: user.nickname })}
              />
            </>
          ) : null
        }
      />
      {folded ? <Folded why={folded}>{words}</Folded> : words}
      {named ? (
        <Link href={paths.mission(mission.id)} prefetch={false} className={styles.mission}>
          {mission.title}
        </Link>
      ) : null}
    </li>
  );
}
