import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckInMutation } from '@/api/challenges';
import { DraftNotice } from '@/components/article/DraftNotice';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { FormPictures } from '@/components/pictures/PictureFields';
import { isUploading, storedPictures } from '@/components/pictures/pictures';
import { formPictures } from '@/components/pictures/storedPicture';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import {
  type CalendarDay,
  type Challenge,
  type CheckInAnswer,
  type ParticipantDetail,
  participantSchemas,
} from '@/contract/challenges';
import { CHECK_IN_CONTENT_MAX, MAX_CHECK_IN_FILES, REVIEW_MAX } from '@/contract/constants/participation';
import * as z from '@/contract/zod';
import { hasText, useDraft } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './ChallengeParticipation.module.css';

const { content, review } = participantSchemas.checkIn.body.shape;
const checkInForm = z.object({
  content,
  /** The first is the picture of the day. */
  pictures: formPictures,
  /** The review, under the name that it has in its draft. */
  text: review,
});
const photoForm = checkInForm.extend({
  pictures: checkInForm.shape.pictures.refine((pictures) => storedPictures(pictures).length > 0),
});

/** Returns the values of a check-in, to change it; empty ones before there is any. */
const valuesOf = ({ content, image, resourceUrls }: Omit<CalendarDay, 'day' | 'state'>) => ({
  content,
  pictures: [image, ...resourceUrls].filter(Boolean).map((url) => ({ url, alt: '' })),
  text: '',
});
const NEW = { content: '', image: '', resourceUrls: [] };

/** What the form is of: `said` is the check-in of this window, to change it. */
interface Subject {
  challenge: Challenge;
  participant: ParticipantDetail;
  said: CalendarDay | undefined;
}

/**
 * Manages the form of a check-in, `withReview` on the last day. Its draft lasts until it is sent, through failures and
 * reloads, as does that of its review; the same values are sent again under the same key, so that nothing is counted
 * twice. `onDone` is called after it with its answer, and without one after it was given up.
 */
function useCheckIn(
  { challenge, participant, said }: Subject,
  { withReview, onDone }: { withReview: boolean; onDone: (answer?: CheckInAnswer) => void },
) {
  const { t } = useTranslation('challenges');
  const rewardLine = useRewardLine();
  const day = challenge.window?.day ?? '';
  const [initial] = useState(() => valuesOf(said ?? NEW));
  const [check] = useCheckInMutation();

  /** Of a completed challenge its sheet says it. */
  function say({ earned, completed }: CheckInAnswer) {
    if (completed) return;
    const rewards = rewardLine(earned);
    void notify('success', rewards ? t('checkIn.earned', { rewards }) : t(said ? 'checkIn.saved' : 'checkIn.sent'));
  }

  const form = useForm(challenge.needs_photo ? photoForm : checkInForm, {
    initial,
    messages: { pictures: t('checkIn.photoMissing') },
    calledNames: { image: 'pictures', resourceUrls: 'pictures', review: 'text' },
    isBusy: isUploading,
    draft: {
      // A draft that changes one day's check-in is not used on the next day.
      scope: said ? draftTargets.editCheckIn(participant.id, day) : draftTargets.checkIn(participant.id),
      part: ({ content, pictures }) => ({ content, pictures: storedPictures(pictures) }),
    },
    submit: {
      // The same text on another day is another check-in.
      scope: `check:${participant.id}:${day}`,
      call({ content, pictures, text }, idempotencyKey) {
        const [image = '', ...resourceUrls] = storedPictures(pictures).map(({ url }) => url);
        const body = { content, image, resourceUrls, ...(withReview && { review: text }) };
        return check({ id: challenge.id, eid: participant.id, ...body, idempotencyKey }).unwrap();
      },
      failed: t('checkIn.failed'),
      onDone(answer) {
        if (withReview) reviewDraft.drop();
        say(answer);
        onDone(answer);
      },
    },
  });
  const reviewDraft = useDraft(form, draftTargets.challengeReview(participant.id), checkInForm, {
    part: ({ text }) => ({ text }),
    isDraft: hasText,
  });
  return {
    ...form,
    cancel() {
      form.draft.drop();
      onDone();
    },
  };
}

/** Renders the form of a day's check-in: pictures, text, and on the last day a review. */
export function CheckInForm({
  withReview,
  isFocused,
  onDone,
  ...subject
}: Subject & {
  withReview: boolean;
  /** Whether the focus moves to its heading. */
  isFocused: boolean;
  onDone: (answer?: CheckInAnswer) => void;
}) {
  const { t } = useTranslation('challenges');
  const form = useCheckIn(subject, { withReview, onDone });
  const isChange = subject.said !== undefined;
  const { field, send, busy } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Form ref={form.form} className={styles.form} onSubmit={send}>
      <h3 ref={heading} tabIndex={-1} className={clsx('heading', styles.formTitle)}>
        {t('checkIn.title')}
      </h3>
      <Unverified />
      <DraftNotice draft={form.draft} editing={isChange} />
      <FormPictures form={form} most={1 + MAX_CHECK_IN_FILES} />
      <p className="small">{t('checkIn.photo')}</p>
      <TextArea
        label={t('checkIn.content')}
        placeholder={t('checkIn.contentHint')}
        rows={3}
        limit={CHECK_IN_CONTENT_MAX}
        onSend={send}
        {...field('content')}
      />
      {withReview ? (
        <TextArea
          label={t('checkIn.review')}
          hint={t('checkIn.reviewHint')}
          rows={4}
          limit={REVIEW_MAX}
          onSend={send}
          {...field('text')}
        />
      ) : null}
      <div className="stack-2">
        <Button type="submit" variant="primary" full busy={form.isSubmitting} disabled={busy}>
          {isChange ? t('checkIn.save') : t('checkIn.send')}
        </Button>
        {isChange ? (
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
