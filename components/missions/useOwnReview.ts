import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missions';
import { text } from '@/contract/common';
import { REVIEW_MAX } from '@/contract/constants/participation';
import type { Mission } from '@/contract/missions';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** The review of its call, which needs none. */
const reviewForm = z.object({ text: text(REVIEW_MAX) });

/** Manages the form that creates or changes a review of a completed mission. */
export function useOwnReview({ id, review }: Mission, onDone: () => void) {
  const { t } = useTranslation('missions');
  const [put] = useDoMissionMutation();
  return useForm(reviewForm, {
    initial: { text: review },
    messages: { text: t('reviews.missing') },
    isCalm: true,
    draft: { scope: draftTargets.missionReview(id), isDraft: hasText },
    submit: {
      call: ({ text }) => put({ id, review: text }).unwrap(),
      failed: t('toast.reviewFailed'),
      onDone() {
        void notify('success', t('toast.reviewed'));
        onDone();
      },
    },
  });
}
