import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missions';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
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
function useOwnReview({ id, review }: Mission, onDone: () => void) {
  const { t } = useTranslation('missions');
  const [put] = useDoMissionMutation();
  return useForm(reviewForm, {
    initial: { text: review },
    messages: { text: t('reviews.missing') },
    isCalm: true,
    calledNames: { review: 'text' },
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

/** Renders the form that creates or changes a review of a completed mission. */
export function ReviewForm({ mission, onDone }: { mission: Mission; onDone: () => void }) {
  const { t } = useTranslation('missions');
  const { t: common } = useTranslation('common');
  const { form, field, draft, send, isSubmitting } = useOwnReview(mission, onDone);
  return (
    <Form ref={form} className="stack-3" onSubmit={send}>
      <OtherDraft draft={draft} />
      <TextArea
        label={t(mission.review ? 'reviews.change' : 'reviews.write')}
        hint={t('reviews.hint')}
        limit={REVIEW_MAX}
        rows={3}
        onSend={send}
        {...field('text')}
      />
      <div className="actions">
        {mission.review ? (
          <Button variant="quiet" onClick={onDone}>
            {common('action.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t(mission.review ? 'reviews.save' : 'reviews.send')}
        </Button>
      </div>
    </Form>
  );
}
