import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckInMutation } from '@/api/challengeWrites';
import { storedPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import type { Challenge, CheckInAnswer, CheckInBody, ParticipantDetail } from '@/contract/challenges';
import { MAX_CHECK_IN_FILES } from '@/contract/constants/participation';
import { isFilled, textDraft, useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';

/** The draft of a check-in; its review has a draft of its own. */
const checkInDraft = z.object({
  content: z.string(),
  /** Addresses; the first is the picture of the day. */
  urls: z.array(z.string()),
});
type Check = z.infer<typeof checkInDraft>;

/** Builds the schema of a check-in. */
const checkInForm = (t: TFunction<'challenges'>, { needs_photo }: Challenge) =>
  z.object({
    ...checkInDraft.shape,
    urls: z.array(z.string()).check(z.minLength(needs_photo ? 1 : 0, t('checkIn.photoMissing'))),
    review: z.string(),
  });

const pictureOf = (url: string) => ({ url, alt: '' });

/** Returns the check-in of this window, to change it; empty before the first. */
const checkInOf = ({ checked_today, content, image, resourceUrls }: ParticipantDetail): Check =>
  checked_today ? { content, urls: [image, ...resourceUrls].filter(Boolean) } : { content: '', urls: [] };

/**
 * Manages the form of a check-in. Its draft lasts until it is sent, through failures and reloads; the same
 * values are sent again under the same key, so that nothing is counted twice. `onDone` is called after it.
 */
export function useCheckIn(challenge: Challenge, participant: ParticipantDetail, onDone: () => void) {
  const { t } = useTranslation('challenges');
  const key = { id: challenge.id, eid: participant.id };
  const day = challenge.window?.day ?? '';
  const [initial] = useState(() => checkInOf(participant));
  const { values, errors, change, submit, isSubmitting } = useSchemaForm(checkInForm(t, challenge), {
    ...initial,
    review: '',
  });
  const { content, urls, review } = values;
  const pictures = usePictures(initial.urls.map(pictureOf), 1 + MAX_CHECK_IN_FILES);
  const draft = useFormDraft(
    { values: { content, urls }, initial, begin: change },
    // A draft that changes one day's check-in is not used on the next day.
    participant.checked_today ? draftTargets.editCheckIn(participant.id, day) : draftTargets.checkIn(participant.id),
    checkInDraft,
    { busy: pictures.uploading, onBegin: (found) => pictures.reset(found.urls.map(pictureOf)) },
  );
  const reviewDraft = useFormDraft(
    { values: { text: review }, initial: { text: '' }, begin: ({ text }) => change({ review: text }) },
    draftTargets.challengeReview(participant.id),
    textDraft,
    { isDraft: isFilled },
  );
  const uploaded = storedPictures(pictures.pictures).map(({ url }) => url);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever what they say changes
  useEffect(() => change({ urls: uploaded }), [JSON.stringify(uploaded)]);
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

  const { submit: sendBody } = useSubmit({
    // The same text on another day is another check-in.
    scope: `check:${participant.id}:${day}`,
    call: (body: CheckInBody, idempotencyKey) => check({ ...key, ...body, idempotencyKey }).unwrap(),
    failed: t('checkIn.failed'),
    dropDraft: draft.drop,
    onDone(answer, { review: sentReview }) {
      if (sentReview !== undefined) reviewDraft.drop();
      void say(answer);
      onDone();
    },
  });

  /** Sends the check-in; `reviewed` is whether the form asks for a review too. */
  const send = (reviewed: boolean) => {
    if (pictures.uploading) return;
    void submit((sent) => {
      const [image = '', ...resourceUrls] = sent.urls;
      return sendBody({ content: sent.content, image, resourceUrls, ...(reviewed && { review: sent.review }) });
    });
  };
  return {
    values,
    change,
    pictures,
    problem: errors.urls,
    draft,
    send,
    cancel() {
      draft.drop();
      onDone();
    },
    isSubmitting,
  };
}
