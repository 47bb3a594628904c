import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetMissionReviewsQuery } from '@/api/missions';
import { ChevronRightIcon } from '@/components/ui/icons';
import { List, SectionHead } from '@/components/ui/List';
import { paths } from '@/lib/paths';
import { latestReviews } from './missionsView';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';

/** Renders the latest mission reviews below the list; nothing without any. */
export function LatestReviews() {
  const { t } = useTranslation('missions');
  const { data } = useGetMissionReviewsQuery(latestReviews);
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="latest" className={styles.latest}>
      <SectionHead title={t('reviews.latest')} id="latest">
        <Link href={paths.missionReviews()} prefetch={false} className={styles.more}>
          {t('reviews.more')}
          <ChevronRightIcon size={1} />
        </Link>
      </SectionHead>
      <List>
        {data.results.map((review) => (
          <ReviewItem key={review.id} review={review} named />
        ))}
      </List>
    </section>
  );
}
