import { useState } from 'react';
import { consentVersions } from '@/contract/constants';
import { own } from '@/contract/own';
import type { SurveyKind } from '@/contract/surveys';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFoundDraft } from '@/hooks/useFoundDraft';
import { draftTargets, dropDraft, writeDraft } from '@/lib/browser/drafts';

/** 1 to 4 by item, null for "모름". */
export type Answers = Record<string, number | null>;

/** A survey's draft: its answers, and the version of the consent that was agreed to before them. */
interface SurveyDraft {
  consent: string;
  answers: Answers;
}

const none: SurveyDraft = { consent: '', answers: {} };
const draftOf = (answers: Answers): SurveyDraft => ({ consent: consentVersions.survey, answers });
const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((it) => it === null || [1, 2, 3, 4].includes(it as number));
const isDraft = (value: unknown): value is SurveyDraft => {
  const { consent, answers } = (value ?? {}) as Partial<Record<keyof SurveyDraft, unknown>>;
  return typeof consent === 'string' && isAnswers(answers);
};

/**
 * The answers of a survey under way and the item that is asked now. They outlive a reload, a back and
 * a night; only those to `ids` count.
 */
export function useAnswers(kind: SurveyKind, ids: readonly string[]) {
  const target = useDraftTarget(draftTargets.survey(kind));
  const [draft, setDraft] = useState(none);
  const { answers } = draft;
  const [at, setAt] = useState(0);

  useFoundDraft({
    target,
    value: draft,
    initial: none,
    isValue: isDraft,
    show: (found) => {
      setDraft(found);
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
    /** Whether the present text of the consent was agreed to before these answers. */
    agreed: answered > 0 && draft.consent === consentVersions.survey,
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
      const changed = draftOf({ ...known, [id]: value });
      setDraft(changed);
      writeDraft(target, changed);
      return changed.answers;
    },
    clear() {
      setDraft(none);
      setAt(0);
      dropDraft(target);
    },
    /** The result is there: what was typed need not stay. */
    done: () => dropDraft(target),
  };
}
