import { useEffect, useState } from 'react';
import { dropDraft, isText, readDraft, writeDraft } from '@/lib/drafts';

/** What a question's form holds, and what its draft keeps. */
export interface ComposedQuestion {
  title: string;
  content: string;
  showManagerBadge: boolean;
}

function isComposed(value: unknown): value is ComposedQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof ComposedQuestion, unknown>>;
  return [draft.title, draft.content].every(isText) && typeof draft.showManagerBadge === 'boolean';
}

const isSame = (one: ComposedQuestion, other: ComposedQuestion) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What a question's form holds. It is kept as the draft of `target` with every change, and there again
 * after leaving, reloading, logging out or a failed call; `restored` says that it is.
 */
export function useQuestionForm(target: string, initial: ComposedQuestion) {
  const [composed, setComposed] = useState(initial);
  const [restored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is looked for once a target
  useEffect(() => {
    const draft = readDraft(target, isComposed);
    if (!draft || isSame(draft.value, initial)) return;
    setComposed(draft.value);
    setRestored(true);
  }, [target]);

  return {
    composed,
    restored,
    change: (part: Partial<ComposedQuestion>) => {
      const changed = { ...composed, ...part };
      setComposed(changed);
      if (isSame(changed, initial)) dropDraft(target);
      else writeDraft(target, changed);
    },
    startOver: () => {
      setComposed(initial);
      setRestored(false);
      dropDraft(target);
    },
  };
}
