import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Mission } from '@/contract/missions';

const ReviewForm = lazyClient(() => import('./ReviewForm').then((it) => it.ReviewForm));

/** Where whoever has completed a mission writes about it; what they have written they may change. */
export function OwnReview({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const [changing, setChanging] = useState(false);
  // What a manager has judged stays as it was judged.
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
