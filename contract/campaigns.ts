import { instant } from './common.ts';
import * as z from './zod.ts';

const version = z.number().int().min(1);

/**
 * PUT manage/challenges/{id}/publication/, manage/raffles/{id}/publication/: what an operator does with a campaign over the `version` that was read.
 * `open` publishes it at once, `scheduled` at `published_at`, `draft` takes it back. @throws 400, 409 `edit_conflict`,
 * `campaign_joined`
 */
export const publicationBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('draft'), version }),
  z.strictObject({ state: z.literal('open'), version }),
  z.strictObject({ state: z.literal('scheduled'), published_at: instant, version }),
]);
export type PublicationBody = z.input<typeof publicationBody>;
