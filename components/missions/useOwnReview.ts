import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missionWrites';
import type { Mission } from '@/contract/missions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Writes about a completed mission, or changes what was written. */
export function useOwnReview({ id, review }: Mission) {
  const { t } = useTranslation('missions');
  const target = useDraftTarget(draftTargets.missionReview(id));
  const [text, setText] = useTextDraft(target, review);
  const [error, setError] = useState<string>();
  const [put, { isLoading }] = useDoMissionMutation();
  const showFailure = useFailureToast();
  const underWay = useRef(false);

  const change = (value: string) => {
    setError(undefined);
    setText(value);
  };
  /** Says whether it was sent. */
  const send = async (): Promise<boolean> => {
    if (underWay.current) return false;
    if (text.trim() === '') {
      setError(t('reviews.missing'));
      return false;
    }
    underWay.current = true;
    try {
      await put({ id, body: { review: text.trim() } }).unwrap();
      dropDraft(target);
      void notify('success', t('toast.reviewed'));
      return true;
    } catch (failure) {
      showFailure(failure, t('toast.reviewFailed'));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { text, change, error, send, busy: isLoading };
}
