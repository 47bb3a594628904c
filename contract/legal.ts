import type { CallSchemas } from './call.ts';
import { bodyId, givenDay, success } from './common.ts';
import { legalKinds } from './constants/legal.ts';
import * as z from './zod.ts';

const day = z.iso.date();

/**
 * The terms or the privacy policy in the caller's language. `text` is the site's own, which the web has, where it is
 * null: before the first text that an operator announced, and on a day before that. `coming` is the day from which an
 * announced text will hold; `days` are those from which all announced ones held or will hold, the latest first.
 */
const legalText = z.object({
  text: z
    .object({
      /** The day in Korea from which it holds, until that of the next one. */
      effective_on: day,
      summary: z.string(),
      /** Its introduction, then sections whose headings begin with `# `; paragraphs are apart by an empty line. */
      content: z.string(),
    })
    .nullable(),
  /** The day from which the text that holds now does, null where that is the site's own. */
  current: day.nullable(),
  coming: day.nullable(),
  days: z.array(day),
});
export type LegalText = z.infer<typeof legalText>;

export const legalSchemas = {
  /** Without `on` the text that holds today. */
  getLegalText: {
    summary: 'The terms or the privacy policy, as they hold today or from a day',
    params: z.object({ kind: z.enum(legalKinds) }),
    query: z.object({ on: givenDay.optional() }),
    response: legalText,
    errors: [400],
  },
  /** By the id of the text that was announced last; another one, though of the same day, is 409 `changed`. */
  agreeToTerms: {
    summary: 'Agree to announced terms',
    body: z.strictObject({ id: bodyId }),
    response: success,
    errors: [409],
  },
} satisfies CallSchemas;
