import { z } from 'zod';
import { said } from '../said.ts';

/** A question as it was written. */
export const questionDraft = z.strictObject({
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  /** Its author; some member where there is none. */
  by: z.string().optional(),
  answers: z.array(said),
  /** The index of the accepted answer. */
  accepted: z.int().optional(),
  comments: z.array(said).optional(),
});
export type QuestionDraft = z.infer<typeof questionDraft>;
