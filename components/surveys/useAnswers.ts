import { useState } from 'react';
import { consentVersions } from '@/contract/constants/common';
import { own } from '@/contract/own';
import { type SurveyKind, surveySchemas } from '@/contract/surveys';
import * as z from '@/contract/zod';
import { useDraft } from '@/hooks/useDraft';
import { useFields } from '@/hooks/useFields';
import { draftTargets } from '@/lib/browser/drafts';

/** A survey's draft: its answers, and the version of the consent that was agreed to before them. */
const surveyDraft = surveySchemas.takeSkinType.body.pick({ answers: true }).extend({ consent: z.string() });
type SurveyDraft = z.infer<typeof surveyDraft>;
/** 1 to 4 by item, null for "모름". */
export type Answers = SurveyDraft['answers'];

const none: SurveyDraft = { consent: '', answers: {} };

/**
 * Manages the answers of a survey in progress and the item that is shown. Their draft survives a reload and
 * the night; only answers to `ids` count.
 */
export function useAnswers(kind: SurveyKind, ids: readonly string[]) {
  const [at, setAt] = useState(0);
  const form = useFields(surveyDraft, none);
  /** Shows the first item without an answer, the last one where there is none. */
  const goToMissing = ({ answers }: Pick<SurveyDraft, 'answers'>) => {
    const missing = ids.findIndex((id) => !Object.hasOwn(answers, id));
    setAt(missing < 0 ? ids.length - 1 : missing);
  };
  const draft = useDraft(form, draftTargets.survey(kind), surveyDraft, { onBegin: goToMissing });
  const { consent, answers } = form.watch();

  const knownOf = (all: Answers): Answers =>
    Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, own(all, id) ?? null]] : [])));
  const known = knownOf(answers);
  const answered = Object.keys(known).length;

  return {
    answers: known,
    /** From 0. */
    at,
    answered,
    /** Whether the present text of the consent was agreed to before these answers. */
    agreed: answered > 0 && consent === consentVersions.survey,
    goTo: setAt,
    /** Returns the answers once no item is without one: as they are now, also those of a draft that was just found. */
    complete(): Answers | undefined {
      const now = knownOf(form.getValues().answers);
      return ids.every((id) => Object.hasOwn(now, id)) ? now : undefined;
    },
    /** Shows the first item without an answer. */
    resume: () => goToMissing(form.getValues()),
    answer(id: string, value: Answers[string]): Answers {
      const changed = { ...known, [id]: value };
      form.change({ consent: consentVersions.survey, answers: changed });
      return changed;
    },
    draft,
  };
}
