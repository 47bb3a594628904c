import type { TFunction } from 'i18next';
import { z } from '@/lib/formSchema';

/** The form values of a question, which are stored as its draft. A stored draft keeps the fields that fit. */
export const questionDraft = z.object({ title: z.string(), content: z.string(), showManagerBadge: z.boolean() });
export type QuestionValues = z.infer<typeof questionDraft>;

/** Returns the schema that the form validates by before it is sent; `t` is the questions' texts. */
export const questionForm = (t: TFunction<'questions'>) =>
  z.extend(questionDraft, {
    title: z.string().check(z.typed(), z.atLeast(2, t('composer.titleMissing'))),
    content: z.string().check(z.typed(), z.atLeast(1, t('composer.contentMissing'))),
  });
