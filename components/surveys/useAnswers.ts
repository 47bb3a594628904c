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
  const draft = useDraft(form, draftTargets.survey(kind), surveyDraft, { onBegin: () => setAt(0) });
  const { consent, answers } = form.watch();

  const known: Answers = Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(answers, id) ? [[id, own(answers, id) ?? null]] : [])),
  );
  const answered = Object.keys(known).length;
  const missing = ids.findIndex((id) => !Object.hasOwn(known, id));

  return {
    answers: known,
    /** From 0. */
    at,
    answered,
    /** Whether the present text of the consent was agreed to before these answers. */
    agreed: answered > 0 && consent === consentVersions.survey,
    goTo: setAt,
    /** Whether no item is without an answer. */
    isComplete: missing < 0,
    /** Shows the first item without an answer. */
    resume: () => setAt(missing),
    answer(id: string, value: Answers[string]): Answers {
      const changed = { ...known, [id]: value };
      form.change({ consent: consentVersions.survey, answers: changed });
      return changed;
    },
    draft,
  };
}
