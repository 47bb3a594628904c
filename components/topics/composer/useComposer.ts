import { useState } from 'react';
import { keptPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_TOPIC_FILES } from '@/contract/constants';
import { useKeptDraft } from '@/hooks/useDraft';
import type { OwnTarget } from '@/lib/browser/drafts';
import { type Composed, isComposed } from './composed';

/** What a topic's form holds, its pictures too, kept as the draft of `target`; `restored` says that it is. */
export function useComposer(target: OwnTarget, initial: Composed) {
  const [words, setWords] = useState(initial);
  const pictures = usePictures(initial.pictures, MAX_TOPIC_FILES);
  const composed: Composed = { ...words, pictures: keptPictures(pictures.pictures) };
  const begin = (whole: Composed) => {
    setWords(whole);
    pictures.reset(whole.pictures);
  };
  const restored = useKeptDraft({
    target,
    value: composed,
    initial,
    isValue: isComposed,
    onFound: begin,
    busy: pictures.uploading,
  });
  return {
    composed,
    pictures,
    restored,
    change: (part: Partial<Composed>) => setWords((before) => ({ ...before, ...part })),
    startOver: () => begin(initial),
  };
}
