import { useTranslation } from 'react-i18next';
import { type ParticipantKey, useWriteReviewMutation } from '@/api/challenges';
import { participantSchemas } from '@/contract/challenges';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

const reviewForm = z.object({ text: participantSchemas.writeReview.body.shape.review });

/** Manages the form of a challenge's review, with its draft. */
export function useReview(key: ParticipantKey) {
  const { t } = useTranslation('participants');
  const [write] = useWriteReviewMutation();
  return useForm(reviewForm, {
    initial: { text: '' },
    messages: { text: t('review.empty') },
    isCalm: true,
    draft: { scope: draftTargets.challengeReview(key.eid), isDraft: hasText },
    submit: {
      call: ({ text }, idempotencyKey) => write({ ...key, review: text, idempotencyKey }).unwrap(),
      failed: t('review.failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone: () => void notify('success', t('review.done')),
    },
  });
}
