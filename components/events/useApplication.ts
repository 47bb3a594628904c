import { useState } from 'react';
import { keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_APPLICATION_FILES } from '@/contract/constants';
import { useDraft, useKeptDraft } from '@/hooks/useDraft';
import { draftTargets, dropDraft } from '@/lib/drafts';
import { emptyReached, emptyWritten, isReached, isWritten, type Written } from './applicationDraft';

/**
 * What the form of an application holds. What is written is kept on the device; how somebody can be
 * reached for the visit alone, under their own name.
 */
export function useApplication(slug: string, username: string) {
  const targets = [draftTargets.event(slug), draftTargets.secretEvent(slug, username)] as const;
  const [words, setWords] = useState(emptyWritten);
  const pictures = usePictures(emptyWritten.pictures, MAX_APPLICATION_FILES);
  const written: Written = { ...words, pictures: keptPictures(pictures.pictures) };
  const begin = (whole: Written) => {
    setWords(whole);
    pictures.reset(whole.pictures);
  };
  const restored = useKeptDraft({
    target: targets[0],
    value: written,
    initial: emptyWritten,
    isValue: isWritten,
    onFound: begin,
    busy: pictures.uploading,
  });
  const reached = useDraft(targets[1], emptyReached, isReached);
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
    done: () => targets.forEach(dropDraft),
  };
}
