import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/components/article/DraftNotice';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import { CHECK_IN_CONTENT_MAX, MAX_CHECK_IN_FILES, REVIEW_MAX } from '@/contract/constants/participation';
import styles from './ChallengeParticipation.module.css';
import { useCheckIn } from './useCheckIn';

/** Renders the form of a day's check-in: pictures, text, and on the last day a review. */
export function CheckInForm({
  challenge,
  participant,
  withReview,
  isFocused,
  onDone,
}: {
  challenge: Challenge;
  participant: ParticipantDetail;
  withReview: boolean;
  /** Whether the focus moves to its heading. */
  isFocused: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('challenges');
  const form = useCheckIn(challenge, participant, { withReview, onDone });
  const { field, errors, send, busy } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Form className={styles.form} onSubmit={send}>
      <h3 ref={heading} tabIndex={-1} className={clsx('heading', styles.formTitle)}>
        {t('checkIn.title')}
      </h3>
      <Unverified />
      <DraftNotice draft={form.draft} editing={participant.checked_today} />
      <FormPictures form={form} most={1 + MAX_CHECK_IN_FILES} />
      <p className="small">{t('checkIn.photo')}</p>
      {errors.pictures ? (
        <p role="alert" className="problem">
          {errors.pictures}
        </p>
      ) : null}
      <TextArea
        label={t('checkIn.content')}
        placeholder={t('checkIn.contentHint')}
        rows={3}
        maxLength={CHECK_IN_CONTENT_MAX}
        onSend={send}
        {...field('content')}
      />
      {withReview ? (
        <TextArea
          label={t('checkIn.review')}
          hint={t('checkIn.reviewHint')}
          rows={4}
          maxLength={REVIEW_MAX}
          onSend={send}
          {...field('text')}
        />
      ) : null}
      <div className="stack-2">
        <Button type="submit" variant="primary" full busy={form.isSubmitting} disabled={busy}>
          {participant.checked_today ? t('checkIn.save') : t('checkIn.send')}
        </Button>
        {participant.checked_today ? (
          <Button variant="quiet" onClick={form.cancel}>
            {t('checkIn.cancel')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="small">
        {busy ? t('checkIn.busy') : null}
      </p>
    </Form>
  );
}
