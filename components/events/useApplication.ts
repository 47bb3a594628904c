import { useState } from 'react';
import { keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_APPLICATION_FILES } from '@/contract/constants/takingPart';
import { useDraft, useKeptDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { emptyReached, emptyWritten, isReached, isWritten, type Written } from './applicationDraft';

/**
 * What the form of an application holds. What is written is kept on the device; how somebody can be
 * reached for the visit alone.
 */
export function useApplication(slug: string) {
  const target = useDraftTarget(draftTargets.event(slug));
  const secretTarget = useDraftTarget(draftTargets.secretEvent(slug));
  const [words, setWords] = useState(emptyWritten);
  const pictures = usePictures(emptyWritten.pictures, MAX_APPLICATION_FILES);
  const written: Written = { ...words, pictures: keptPictures(pictures.pictures) };
  const begin = (whole: Written) => {
    setWords(whole);
    pictures.reset(whole.pictures);
  };
  const restored = useKeptDraft({
    target,
    value: written,
    initial: emptyWritten,
    isValue: isWritten,
    onFound: begin,
    busy: pictures.uploading,
  });
  const reached = useDraft(secretTarget, emptyReached, isReached);
  return {
    written,
    reached: reached.value,
    pictures,
    restored: restored || reached.restored,
    write: (part: Partial<Written>) => setWords((before) => ({ ...before, ...part })),
    reach: reached.change,
    startOver: () => {
      begin(emptyWritten);
      reached.startOver();
    },
    /** It has been sent. */
    done: () => [target, secretTarget].forEach(dropDraft),
  };
}
