import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { REVIEW_MAX } from '@/contract/constants/participation';
import type { Mission } from '@/contract/missions';
import { useOwnReview } from './useOwnReview';

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
        maxLength={REVIEW_MAX}
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
