import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckInMutation } from '@/api/challenges';
import { isUploading, storedPictures } from '@/components/pictures/pictures';
import { storedPicture } from '@/components/pictures/storedPicture';
import { type Challenge, type CheckInAnswer, type ParticipantDetail, participantSchemas } from '@/contract/challenges';
import * as z from '@/contract/zod';
import { hasText, useDraft } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';

const { content, review } = participantSchemas.checkIn.body.shape;
const checkInForm = z.object({
  content,
  /** The first is the picture of the day. */
  pictures: z.array(storedPicture),
  /** The review, under the name that it has in its draft. */
  text: review,
});
const photoForm = checkInForm.extend({
  pictures: checkInForm.shape.pictures.refine((pictures) => storedPictures(pictures).length > 0),
});

/** Returns the check-in of this window, to change it; empty before the first. */
const checkInOf = ({ checked_today, content, image, resourceUrls }: ParticipantDetail) => ({
  content: checked_today ? content : '',
  pictures: (checked_today ? [image, ...resourceUrls].filter(Boolean) : []).map((url) => ({ url, alt: '' })),
  text: '',
});

/**
 * Manages the form of a check-in, `withReview` on the last day. Its draft lasts until it is sent, through failures and
 * reloads, as does that of its review; the same values are sent again under the same key, so that nothing is counted
 * twice. `onDone` is called after it.
 */
export function useCheckIn(
  challenge: Challenge,
  participant: ParticipantDetail,
  { withReview, onDone }: { withReview: boolean; onDone: () => void },
) {
  const { t } = useTranslation('challenges');
  const day = challenge.window?.day ?? '';
  const [initial] = useState(() => checkInOf(participant));
  const [check] = useCheckInMutation();

  function say({ earned, completed }: CheckInAnswer) {
    const { complete } = challenge.rewards;
    const sum = (own: number, checkIn: number) => formatInteger(own + (completed ? checkIn : 0));
    const values = {
      xp: sum(earned.xp, complete.xp),
      point: sum(earned.point, complete.point),
      heart: formatInteger(complete.heart),
    };
    if (completed) return notify('success', t('checkIn.completed', values));
    return notify('success', earned.xp + earned.point > 0 ? t('checkIn.earned', values) : t('checkIn.saved'));
  }

  const form = useForm(challenge.needs_photo ? photoForm : checkInForm, {
    initial,
    messages: { pictures: t('checkIn.photoMissing') },
    isBusy: isUploading,
    draft: {
      // A draft that changes one day's check-in is not used on the next day.
      scope: participant.checked_today
        ? draftTargets.editCheckIn(participant.id, day)
        : draftTargets.checkIn(participant.id),
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
        void say(answer);
        onDone();
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
