import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { type Composed, isComposed } from './composed';
import { keptPictures } from './pictures';
import { usePictures } from './usePictures';

const isSame = (one: Composed, other: Composed) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a topic's form holds. It is kept as the draft of `target` with every change, and there again
 * after leaving, reloading, logging out or a failed call; `restored` says that it is.
 */
export function useComposer(target: string, initial: Composed) {
  const [words, setWords] = useState(initial);
  const pictures = usePictures(initial.pictures);
  const [restored, setRestored] = useState(false);
  const [ready, setReady] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const composed: Composed = { ...words, pictures: keptPictures(pictures.pictures) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is looked for once a target
  useEffect(() => {
    const draft = readDraft(target, isComposed);
    if (draft && !isSame(draft.value, initial)) {
      setWords(draft.value);
      pictures.reset(draft.value.pictures);
      setRestored(true);
    }
    setReady(true);
  }, [target]);

  const text = JSON.stringify(composed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever what it says changes
  useEffect(() => {
    if (!ready) return;
    if (isSame(composed, initial)) dropDraft(target);
    else setIsKept(writeDraft(target, composed));
  }, [ready, text]);

  const dirty = !isSame(composed, initial);
  const needsWarning = pictures.uploading || (dirty && !isKept);
  useEffect(() => {
    if (!needsWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [needsWarning]);

  return {
    composed,
    pictures,
    restored,
    change: (part: Partial<Composed>) => setWords((before) => ({ ...before, ...part })),
    startOver: () => {
      setWords(initial);
      pictures.reset(initial.pictures);
      setRestored(false);
    },
  };
}
export type ComposerState = ReturnType<typeof useComposer>;
