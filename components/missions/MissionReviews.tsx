import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMissionReviewsQuery } from '@/api/missions';
import { Button, LinkButton } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import { List } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Mission } from '@/contract/missions';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { reviewsOf } from './missionsView';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';

const ReviewForm = lazyClient(() => import('./ReviewForm').then((it) => it.ReviewForm));

/** Renders the review form for members who have completed a mission; they may change their review. */
function OwnReview({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const [changing, setChanging] = useState(false);
  // A review that is judged as the mission's submission cannot be changed.
  if (mission.own_status !== 'completed' || mission.kind === 'review') return null;
  if (mission.review && !changing) {
    return (
      <Button icon={<PencilIcon size={1} />} onClick={() => setChanging(true)}>
        {t('reviews.change')}
      </Button>
    );
  }
  return <ReviewForm key={mission.review ? 'change' : 'new'} mission={mission} onDone={() => setChanging(false)} />;
}

/** Renders the reviews of a mission, and the reader's form. */
export function MissionReviews({ mission }: { mission: Mission }) {
  const { t, i18n } = useTranslation('missions');
  const answer = useGetMissionReviewsQuery(reviewsOf(mission.id));
  const count = answer.data?.count ?? mission.review_count;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <h2 id="reviews" className="heading">
        {t('reviews.of', { found: formatCompact(count, i18n.language) })}
      </h2>
      <OwnReview mission={mission} />
      <Loaded answer={answer} loading={<SkeletonRows avatar rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="small">{t('reviews.emptyBody')}</p>
          ) : (
            <List>
              {results.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </List>
          )
        }
      </Loaded>
      {answer.data?.next ? (
        <LinkButton href={paths.missionReviews({ mission: mission.id })} prefetch={false}>
          {t('reviews.more')}
        </LinkButton>
      ) : null}
    </section>
  );
}
