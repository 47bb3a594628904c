import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckInMutation } from '@/api/challengeWrites';
import { keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import type { Challenge, CheckAnswer, CheckBody, EntrantWhole } from '@/contract/challenges';
import { MAX_CHECK_FILES } from '@/contract/constants/takingPart';
import { useKeptDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft, isText } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { wholeText } from '@/lib/numbers';

/** What a check-in's form holds besides the review, and what its draft keeps. */
interface Check {
  content: string;
  /** Addresses; the first is the picture of the day. */
  urls: string[];
}
const isCheck = (value: unknown): value is Check =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  'urls' in value &&
  isText(value.content) &&
  Array.isArray(value.urls) &&
  value.urls.every(isText);

const pictureOf = (url: string) => ({ url, alt: '' });

/** What was checked in this turn before, to be changed; nothing before the first. */
const checkOf = ({ checked_today, content, image, resourceUrls }: EntrantWhole): Check =>
  checked_today
    ? { content, urls: [image, ...resourceUrls].filter(Boolean) }
    : { content: '', urls: [] };

/**
 * The form of a check-in. What it holds is kept until it is sent, through failures and reloads; the same
 * is sent again under the same key, so that nothing is counted twice. `onDone` hears that it is there.
 */
export function useCheckIn(challenge: Challenge, entrant: EntrantWhole, onDone: () => void) {
  const { t } = useTranslation('challenges');
  const key = { id: challenge.id, eid: entrant.id };
  const day = challenge.window?.day ?? '';
  // What changes one day's check is none of the next day's.
  const target = useDraftTarget(
    entrant.checked_today
      ? draftTargets.editCheck(entrant.id, day)
      : draftTargets.check(entrant.id),
  );
  const [initial] = useState(() => checkOf(entrant));
  const [content, setContent] = useState(initial.content);
  const pictures = usePictures(initial.urls.map(pictureOf), 1 + MAX_CHECK_FILES);
  const reviewTarget = useDraftTarget(draftTargets.challengeReview(entrant.id));
  const [review, setReview] = useTextDraft(reviewTarget);
  const [check] = useCheckInMutation();
  const [problem, setProblem] = useState('');
  const urls = keptPictures(pictures.pictures).map(({ url }) => url);

  const begin = (whole: Check) => {
    setContent(whole.content);
    pictures.reset(whole.urls.map(pictureOf));
  };
  const restored = useKeptDraft({
    target,
    value: { content, urls },
    initial,
    isValue: isCheck,
    onFound: begin,
    busy: pictures.uploading,
  });

  function say({ earned, completed }: CheckAnswer) {
    const { complete } = challenge.rewards;
    const sum = (own: number, whole: number) => wholeText(own + (completed ? whole : 0));
    const values = {
      xp: sum(earned.xp, complete.xp),
      point: sum(earned.point, complete.point),
      heart: wholeText(complete.heart),
    };
    if (completed) return notify('success', t('check.completed', values));
    return notify('success', earned.xp > 0 ? t('check.earned', values) : t('check.saved'));
  }

  const { submit, isSubmitting } = useSubmit({
    // The same words on another day are another check-in.
    scope: `check:${entrant.id}:${day}`,
    call: (body: CheckBody, idempotencyKey) => check({ ...key, body, idempotencyKey }).unwrap(),
    failed: t('check.failed'),
    dropDraft: () => dropDraft(target),
    onDone(answer, { review: sentReview }) {
      if (sentReview !== undefined) dropDraft(reviewTarget);
      void say(answer);
      onDone();
    },
  });

  /** `reviewed` is whether the form asks for a review too. */
  const send = async (reviewed: boolean) => {
    if (pictures.uploading) return;
    const missing = challenge.needs_photo && urls.length === 0;
    setProblem(missing ? t('check.photoMissing') : '');
    if (missing) return;
    const [image = '', ...resourceUrls] = urls;
    await submit({ content, image, resourceUrls, ...(reviewed && { review }) });
  };
  return {
    content,
    setContent,
    review,
    setReview,
    pictures,
    problem,
    restored,
    startOver: () => begin(initial),
    send,
    cancel: () => {
      dropDraft(target);
      onDone();
    },
    busy: isSubmitting,
  };
}
