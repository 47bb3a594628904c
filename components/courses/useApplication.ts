import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplyToCourseMutation, useChangeCourseApplicationMutation } from '@/api/courseWrites';
import { isKeptPicture, type KeptPicture, keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_COURSE_FILES } from '@/contract/constants/takingPart';
import type { CourseApplication } from '@/contract/courses';
import { useKeptDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFirstFault } from '@/hooks/useFaults';
import { draftTargets, isText } from '@/lib/browser/drafts';
import { dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { fieldErrors, isAnswered } from '@/lib/failures';

interface Written {
  content: string;
  answer: string;
  pictures: KeptPicture[];
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  'answer' in value &&
  'pictures' in value &&
  isText(value.content) &&
  isText(value.answer) &&
  Array.isArray(value.pictures) &&
  value.pictures.every(isKeptPicture);

/** What is handed in at a course's end; what is typed outlives the page until it has been sent. */
export function useApplication(
  slug: string,
  application: CourseApplication | null,
  onDone: () => void,
) {
  const { t } = useTranslation('courses');
  const initial: Written = {
    content: application?.content ?? '',
    answer: application?.answer ?? '',
    pictures: (application?.resourceUrls ?? []).map((url) => ({ url, alt: '' })),
  };
  const [words, setWords] = useState({ content: initial.content, answer: initial.answer });
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { form, showFirst } = useFirstFault();
  const pictures = usePictures(initial.pictures, MAX_COURSE_FILES);
  const [apply, applying] = useApplyToCourseMutation();
  const [save, saving] = useChangeCourseApplicationMutation();
  const failed = useFailureToast();
  const underWay = useRef(false);

  const begin = ({ content, answer, pictures: kept }: Written) => {
    setWords({ content, answer });
    pictures.reset(kept);
  };
  const restored = useKeptDraft({
    target: useDraftTarget(draftTargets.courseApplication(slug)),
    value: { ...words, pictures: keptPictures(pictures.pictures) },
    initial,
    isValue: isWritten,
    onFound: begin,
    busy: pictures.uploading,
  });

  const errorOf = (name: 'content' | 'answer') =>
    asked && words[name].trim() === '' ? t('apply.needed') : refused[name];

  const send = async () => {
    if (underWay.current) return;
    setAsked(true);
    setRefused({});
    if (words.content.trim() === '' || words.answer.trim() === '') {
      showFirst();
      return;
    }
    underWay.current = true;
    const resourceUrls = keptPictures(pictures.pictures).map(({ url }) => url);
    const body = { ...words, resourceUrls };
    const deed = `course:${slug}`;
    try {
      if (application) {
        await save({ slug, body }).unwrap();
      } else {
        await apply({ slug, body, idempotencyKey: keptKey(deed) }).unwrap();
        dropKey(deed);
      }
      begin(initial);
      void notify('success', application ? t('apply.saved') : t('apply.sent'));
      onDone();
    } catch (failure) {
      // An answer that was lost is asked for again; one that refused is over.
      if (isAnswered(failure)) dropKey(deed);
      setRefused(fieldErrors(failure));
      showFirst();
      failed(failure, t('apply.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return {
    words,
    form,
    change: (part: Partial<typeof words>) => {
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(part, name))),
      );
      setWords((before) => ({ ...before, ...part }));
    },
    errors: { content: errorOf('content'), answer: errorOf('answer') },
    pictures,
    restored,
    startOver: () => begin(initial),
    busy: applying.isLoading || saving.isLoading,
    send,
  };
}
