import { useTranslation } from 'react-i18next';
import { type ParticipantKey, useWriteReviewMutation } from '@/api/challenges';
import { HiddenNote } from '@/components/article/Article';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { type ParticipantDetail, participantSchemas } from '@/contract/challenges';
import { REVIEW_MAX } from '@/contract/constants/participation';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './Part.module.css';

const reviewForm = z.object({ text: participantSchemas.writeReview.body.shape.review });

/** Manages the form of a challenge's review, with its draft. */
function useReview(key: ParticipantKey) {
  const { t } = useTranslation('participants');
  const [write] = useWriteReviewMutation();
  return useForm(reviewForm, {
    initial: { text: '' },
    messages: { text: t('review.empty') },
    isCalm: true,
    calledNames: { review: 'text' },
    draft: { scope: draftTargets.challengeReview(key.eid), isDraft: hasText },
    submit: {
      call: ({ text }, idempotencyKey) => write({ ...key, review: text, idempotencyKey }).unwrap(),
      failed: t('review.failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone: () => void notify('success', t('review.done')),
    },
  });
}

/** Renders a member's review of the challenge: written once at its end, read-only afterwards. */
export function Review({ id, participant }: { id: number; participant: ParticipantDetail }) {
  const { t } = useTranslation('participants');
  const { form, field, draft, isSubmitting, send } = useReview({ id, eid: participant.id });
  if (participant.review) {
    return (
      <div className={styles.part}>
        <h3>{t('review.mine')}</h3>
        {participant.review_hidden ? <HiddenNote>{t('item.reviewHidden')}</HiddenNote> : null}
        <p className={styles.review}>{participant.review}</p>
      </div>
    );
  }
  if (!participant.may_review) return null;
  return (
    <Form ref={form} className="stack-3" onSubmit={send}>
      <OtherDraft draft={draft} />
      <TextArea label={t('review.label')} hint={t('review.hint')} limit={REVIEW_MAX} onSend={send} {...field('text')} />
      <div className="row-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('review.send')}
        </Button>
      </div>
    </Form>
  );
}
