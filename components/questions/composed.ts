import type { TFunction } from 'i18next';
import { z } from '@/lib/formSchema';

/** The draft of a question. */
export const questionDraft = z.object({
  title: z.string(),
  content: z.string(),
  showManagerBadge: z.boolean(),
});
export type QuestionValues = z.infer<typeof questionDraft>;

/** What a question needs before it is sent. */
export const questionForm = (t: TFunction<'questions'>) =>
  z.extend(questionDraft, {
    title: z.string().check(z.trim(), z.minLength(2, t('composer.titleMissing'))),
    content: z.string().check(z.trim(), z.minLength(1, t('composer.contentMissing'))),
  });
