import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Mission } from '@/contract/missions';

const ReviewForm = lazyClient(() => import('./ReviewForm').then((it) => it.ReviewForm));

/** Renders the review form for members who have completed a mission; they may change their review. */
export function OwnReview({ mission }: { mission: Mission }) {
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
