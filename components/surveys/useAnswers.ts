import { useState } from 'react';
import { consentVersions } from '@/contract/constants/common';
import { own } from '@/contract/own';
import type { SurveyKind } from '@/contract/surveys';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { draftTargets } from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';

/** 1 to 4 by item, null for "모름". */
const answersSchema = z.record(z.string(), z.nullable(z.literal([1, 2, 3, 4])));
export type Answers = z.infer<typeof answersSchema>;

/** A survey's draft: its answers, and the version of the consent that was agreed to before them. */
const surveyDraft = z.object({ consent: z.string(), answers: answersSchema });
type SurveyDraft = z.infer<typeof surveyDraft>;

const none: SurveyDraft = { consent: '', answers: {} };

/**
 * Manages the answers of a survey in progress and the item that is shown. Their draft survives a reload and
 * the night; only answers to `ids` count.
 */
export function useAnswers(kind: SurveyKind, ids: readonly string[]) {
  const [at, setAt] = useState(0);
  const form = useSchemaForm(surveyDraft, none);
  const draft = useFormDraft(form, draftTargets.survey(kind), surveyDraft, { onBegin: () => setAt(0) });
  const { consent, answers } = form.values;

  const known: Answers = Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(answers, id) ? [[id, own(answers, id) ?? null]] : [])),
  );
  const answered = Object.keys(known).length;

  return {
    answers: known,
    /** From 0. */
    at,
    answered,
    /** Whether the present text of the consent was agreed to before these answers. */
    agreed: answered > 0 && consent === consentVersions.survey,
    goTo: setAt,
    /** Shows the first item without an answer. */
    resume: () =>
      setAt(
        Math.max(
          0,
          ids.findIndex((id) => !Object.hasOwn(known, id)),
        ),
      ),
    answer(id: string, value: Answers[string]): Answers {
      const changed = { ...known, [id]: value };
      form.change({ consent: consentVersions.survey, answers: changed });
      return changed;
    },
    draft,
  };
}
