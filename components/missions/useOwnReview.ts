import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missionWrites';
import type { Mission } from '@/contract/missions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Writes about a completed mission, or changes what was written. */
export function useOwnReview({ id, review }: Mission) {
  const { t } = useTranslation('missions');
  const target = useDraftTarget(draftTargets.missionReview(id));
  const [text, setText] = useTextDraft(target, review);
  const [error, setError] = useState<string>();
  const [put] = useDoMissionMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (written: string) => put({ id, body: { review: written } }).unwrap(),
    failed: t('toast.reviewFailed'),
    dropDraft: () => dropDraft(target),
    onDone: () => void notify('success', t('toast.reviewed')),
  });

  const change = (value: string) => {
    setError(undefined);
    setText(value);
  };
  /** Says whether it was sent. */
  const send = async (): Promise<boolean> => {
    const written = text.trim();
    if (written !== '') return submit(written);
    setError(t('reviews.missing'));
    return false;
  };
  return { text, change, error, send, busy: isSubmitting };
}
