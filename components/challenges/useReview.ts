import { useTranslation } from 'react-i18next';
import type { ParticipantKey } from '@/api/challenges';
import { useWriteReviewMutation } from '@/api/challengeWrites';
import { useTextForm } from '@/hooks/useFormDraft';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Manages the form of a challenge's review, with its draft. */
export function useReview(key: ParticipantKey) {
  const { t } = useTranslation('participants');
  const form = useTextForm(draftTargets.challengeReview(key.eid), { missing: t('review.empty') });
  const [write] = useWriteReviewMutation();
  const { submit } = useSubmit({
    call: (review: string, idempotencyKey) => write({ ...key, review, idempotencyKey }).unwrap(),
    failed: t('review.failed'),
    dropDraft: form.draft.startOver,
    onDone: () => void notify('success', t('review.done')),
  });
  return { ...form, send: () => void form.submit(({ text }) => submit(text)) };
}
