import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missionWrites';
import type { Mission } from '@/contract/missions';
import { useTextForm } from '@/hooks/useFormDraft';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Manages the form that creates or changes a review of a completed mission. */
export function useOwnReview({ id, review }: Mission, onDone: () => void) {
  const { t } = useTranslation('missions');
  const form = useTextForm(draftTargets.missionReview(id), { initial: review, missing: t('reviews.missing') });
  const [put] = useDoMissionMutation();
  const { submit } = useSubmit({
    call: (text: string) => put({ id, review: text }).unwrap(),
    failed: t('toast.reviewFailed'),
    dropDraft: form.draft.drop,
    onDone() {
      void notify('success', t('toast.reviewed'));
      onDone();
    },
  });
  return { ...form, send: () => void form.submit(({ text }) => submit(text)) };
}
