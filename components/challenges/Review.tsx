import { useTranslation } from 'react-i18next';
import { HiddenNote } from '@/components/article/Article';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import type { ParticipantDetail } from '@/contract/challenges';
import { REVIEW_MAX } from '@/contract/constants/participation';
import styles from './Part.module.css';
import { useReview } from './useReview';

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
      <TextArea
        label={t('review.label')}
        hint={t('review.hint')}
        maxLength={REVIEW_MAX}
        onSend={send}
        {...field('text')}
      />
      <div className="row-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('review.send')}
        </Button>
      </div>
    </Form>
  );
}
