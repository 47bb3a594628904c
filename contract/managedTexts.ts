import type { CallSchemas } from './call.ts';
import { text } from './common.ts';
import { SITE_TEXT_KEY_MAX, SITE_TEXT_MAX, siteTextAreas } from './constants/siteTexts.ts';
import * as z from './zod.ts';

/**
 * A text of the site in both languages, as it ships and as operators changed it, null where they did not. `max` is the
 * most characters. `outdated` says that what ships is another text by now than the one that was changed. `version`
 * counts the changes, from 0.
 */
const managedText = z.object({
  key: z.string(),
  max: z.number().int().positive(),
  shipped: z.string(),
  shipped_en: z.string(),
  text: z.string().nullable(),
  text_en: z.string().nullable(),
  outdated: z.boolean(),
  version: z.number().int().min(0),
});
export type ManagedText = z.infer<typeof managedText>;

const ofArea = z.object({ area: z.enum(siteTextAreas) });
const ofText = { key: text(SITE_TEXT_KEY_MAX), version: z.number().int().min(0) };

export const managedTextSchemas = {
  getManagedTexts: {
    summary: 'The texts of an area that operators may change',
    params: ofArea,
    response: z.object({ results: z.array(managedText) }),
    errors: [409],
  },
  /**
   * A text that is the same as the one that ships is that one again. @throws 400 for one that is too long, or whose
   * slots are not those of the text that ships; 404 for a text that is not to be changed
   */
  setSiteText: {
    summary: 'Change a text in both languages over the version that was read',
    params: ofArea,
    body: z.strictObject({ ...ofText, text: text(SITE_TEXT_MAX), text_en: text(SITE_TEXT_MAX) }),
    response: managedText,
  },
  /** @throws 404 for a text that is not to be changed */
  resetSiteText: {
    summary: 'Let a text be as it ships again, over the version that was read',
    params: ofArea,
    body: z.strictObject(ofText),
    response: managedText,
  },
} satisfies CallSchemas;
