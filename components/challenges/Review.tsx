import { useTranslation } from 'react-i18next';
import { HiddenNote } from '@/components/article/Article';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import type { EntrantDetail } from '@/contract/challenges';
import { REVIEW_MAX } from '@/contract/constants/participation';
import styles from './Part.module.css';
import { useReview } from './useReview';

/** What a member says of the whole challenge: written once at its end, read ever after. */
export function Review({ id, entrant }: { id: number; entrant: EntrantDetail }) {
  const { t } = useTranslation('entrants');
  const { form, text, setText, errors, isSubmitting, send } = useReview({ id, eid: entrant.id });
  if (entrant.review) {
    return (
      <div className={styles.part}>
        <h3>{t('review.mine')}</h3>
        {entrant.review_hidden ? <HiddenNote>{t('item.reviewHidden')}</HiddenNote> : null}
        <p className={styles.review}>{entrant.review}</p>
      </div>
    );
  }
  if (!entrant.may_review) return null;
  return (
    <Form ref={form} className={styles.form} onSubmit={send}>
      <TextArea
        label={t('review.label')}
        hint={t('review.hint')}
        maxLength={REVIEW_MAX}
        value={text}
        error={errors.text}
        onChange={(event) => setText(event.target.value)}
        onSend={send}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('review.send')}
        </Button>
      </div>
    </Form>
  );
}
