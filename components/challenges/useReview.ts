import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrantKey } from '@/api/challenges';
import { useWriteReviewMutation } from '@/api/challengeWrites';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Writes the review of a challenge; what is typed outlives the page until it is sent. */
export function useReview(key: EntrantKey) {
  const { t } = useTranslation('entrants');
  const [text, setText] = useTextDraft(useDraftTarget(draftTargets.challengeReview(key.eid)));
  const [error, setError] = useState<string>();
  const [write, { isLoading }] = useWriteReviewMutation();
  const failed = useFailureToast();
  const underWay = useRef(false);

  const change = (value: string) => {
    setError(undefined);
    setText(value);
  };
  const send = async () => {
    if (underWay.current) return;
    if (text.trim() === '') {
      setError(t('review.empty'));
      return;
    }
    underWay.current = true;
    try {
      await write({ ...key, body: { review: text.trim() } }).unwrap();
      setText('');
      void notify('success', t('review.done'));
    } catch (failure) {
      failed(failure, t('review.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { text, setText: change, error, busy: isLoading, send };
}
