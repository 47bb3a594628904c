import type { CallSchemas } from './call.ts';
import type { PageTextArea } from './constants/siteTexts.ts';
import * as z from './zod.ts';

/** Texts by their keys (contract/textKeys.ts). */
const texts = z.record(z.string(), z.string());
const pageTexts = z.object({ surveys: texts, skin: texts } satisfies Record<PageTextArea, typeof texts>);
export type PageTexts = z.infer<typeof pageTexts>;

export const siteTextSchemas = {
  getSiteTexts: {
    summary: 'The texts of pages that operators changed, in the caller’s language',
    response: pageTexts,
  },
} satisfies CallSchemas;
