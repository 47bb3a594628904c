import { useState } from 'react';
import { own } from '@/contract/own';
import type { SurveyKind } from '@/contract/surveys';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFoundDraft } from '@/hooks/useFoundDraft';
import { draftTargets, dropDraft, writeDraft } from '@/lib/drafts';

/** 1 to 4 by item, null for "모름". */
export type Answers = Record<string, number | null>;

const none: Answers = {};
const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((it) => it === null || [1, 2, 3, 4].includes(it as number));

/**
 * The answers of a survey under way and the item that is asked now. They outlive a reload, a back and
 * a night; only those to `ids` count.
 */
export function useAnswers(kind: SurveyKind, ids: readonly string[]) {
  const target = useDraftTarget(draftTargets.survey(kind));
  const [answers, setAnswers] = useState(none);
  const [at, setAt] = useState(0);

  useFoundDraft({
    target,
    value: answers,
    initial: none,
    isValue: isAnswers,
    show: (found) => {
      setAnswers(found);
      setAt(0);
    },
  });

  const known = Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(answers, id) ? [[id, own(answers, id) ?? null]] : [])),
  );
  const answered = Object.keys(known).length;

  return {
    answers: known,
    /** From 0. */
    at,
    answered,
    isWhole: ids.length > 0 && answered === ids.length,
    goTo: setAt,
    /** The first item without an answer. */
    resume: () =>
      setAt(
        Math.max(
          0,
          ids.findIndex((id) => !Object.hasOwn(known, id)),
        ),
      ),
    answer(id: string, value: number | null): Answers {
      const changed = { ...known, [id]: value };
      setAnswers(changed);
      writeDraft(target, changed);
      return changed;
    },
    clear() {
      setAnswers(none);
      setAt(0);
      dropDraft(target);
    },
    /** The result is there: what was typed need not stay. */
    done: () => dropDraft(target),
  };
}
