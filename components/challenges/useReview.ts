import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrantKey } from '@/api/challenges';
import { useWriteReviewMutation } from '@/api/challengeWrites';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Writes the review of a challenge; what is typed outlives the page until it is sent. */
export function useReview(key: EntrantKey) {
  const { t } = useTranslation('entrants');
  const [text, setText] = useTextDraft(useDraftTarget(draftTargets.challengeReview(key.eid)));
  const [error, setError] = useState<string>();
  const [write] = useWriteReviewMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (review: string) => write({ ...key, body: { review } }).unwrap(),
    failed: t('review.failed'),
    dropDraft: () => setText(''),
    onDone: () => void notify('success', t('review.done')),
  });

  const change = (value: string) => {
    setError(undefined);
    setText(value);
  };
  const send = async () => {
    const review = text.trim();
    if (review === '') setError(t('review.empty'));
    else await submit(review);
  };
  return { text, setText: change, error, busy: isSubmitting, send };
}
