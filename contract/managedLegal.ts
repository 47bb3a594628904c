import type { CallSchemas } from './call.ts';
import { givenDay, id, instant, ownPassword, success, text } from './common.ts';
import { LEGAL_SUMMARY_MAX, LEGAL_TEXT_MAX, legalKinds, legalStates } from './constants/legal.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const summary = text(LEGAL_SUMMARY_MAX);
const content = text(LEGAL_TEXT_MAX);

/**
 * A text of the terms or of the privacy policy in both languages. `adverse` says that it changes something to members'
 * disadvantage, which needs a longer notice.
 */
const legalFields = z.strictObject({
  kind: z.enum(legalKinds),
  effective_on: givenDay,
  adverse: z.boolean(),
  summary,
  summary_en: summary,
  content,
  content_en: content,
});

const managedLegalText = z.object({
  ...legalFields.shape,
  id: z.number().int().positive(),
  state: z.enum(legalStates),
  created_by: author,
  created_at: instant,
});
export type ManagedLegalText = z.infer<typeof managedLegalText>;

export const managedLegalSchemas = {
  getManagedLegalTexts: {
    summary: 'Every announced text of the terms and the privacy policy, the latest first',
    response: z.object({ results: z.array(managedLegalText) }),
    errors: [404, 409],
  },
  /**
   * Members are notified. @throws 400 for a day that is too near or has a text already
   */
  announceLegalText: {
    summary: 'Announce new terms or a new privacy policy, with the caller’s password',
    body: legalFields.extend({ password: ownPassword }),
    response: managedLegalText,
    errors: [404],
  },
  /** A text that holds, or did, is 409 `changed`. */
  withdrawLegalText: {
    summary: 'Withdraw an announced text before its day',
    params: z.object({ id }),
    response: success,
  },
} satisfies CallSchemas;
