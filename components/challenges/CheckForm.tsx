import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, EntrantDetail } from '@/contract/challenges';
import { CHECK_CONTENT_MAX, REVIEW_MAX } from '@/contract/constants/participation';
import styles from './ChallengeParticipation.module.css';
import { isLastDayOpen } from './lastDay';
import { useCheckIn } from './useCheckIn';

/** What one says and shows of a day: pictures, words, and a review with the last. */
export function CheckForm({
  challenge,
  entrant,
  onDone,
}: {
  challenge: Challenge;
  entrant: EntrantDetail;
  onDone: () => void;
}) {
  const { t } = useTranslation('challenges');
  const form = useCheckIn(challenge, entrant, onDone);
  const { values, change, pictures } = form;
  const reviewed = isLastDayOpen(entrant) && !entrant.has_review;
  const send = () => form.send(reviewed);
  return (
    <Form className={styles.form} onPaste={pictures.paste} onSubmit={send}>
      <h3 className={styles.formTitle}>{t('check.title')}</h3>
      <Unverified />
      <DraftNotice draft={form.draft} editing={entrant.checked_today} />
      <PictureFields pictures={pictures} />
      <p className={styles.small}>{t('check.photo')}</p>
      {form.problem ? (
        <p role="alert" className={styles.problem}>
          {form.problem}
        </p>
      ) : null}
      <TextArea
        label={t('check.content')}
        placeholder={t('check.contentHint')}
        rows={3}
        maxLength={CHECK_CONTENT_MAX}
        value={values.content}
        onChange={(event) => change({ content: event.target.value })}
        onSend={send}
      />
      {reviewed ? (
        <TextArea
          label={t('check.review')}
          hint={t('check.reviewHint')}
          rows={4}
          maxLength={REVIEW_MAX}
          value={values.review}
          onChange={(event) => change({ review: event.target.value })}
          onSend={send}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" full busy={form.isSubmitting} disabled={pictures.uploading}>
          {entrant.checked_today ? t('check.save') : t('check.send')}
        </Button>
        {entrant.checked_today ? (
          <Button variant="quiet" onClick={form.cancel}>
            {t('check.cancel')}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.small}>
        {pictures.uploading ? t('check.busy') : null}
      </p>
    </Form>
  );
}
