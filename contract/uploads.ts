import { z } from 'zod';
import { imageWidths } from './constants/common.ts';

/**
 * POST image-file/upload/ (multipart: `file`, `lastModified`) and POST base/file/upload/ (`file`).
 * `url` is an address on the site's own origin; `width` and `height` are those of the largest copy.
 */
export const uploadAnswer = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number().int(),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** A picture's name, made by the provider: it carries the size of the largest copy. */
export const fileName = z.string().regex(/^[a-z0-9-]+-(\d{1,5})x(\d{1,5})\.webp$/);

/** GET files/{name}/: `w` selects the copy of that width. */
export const fileQuery = z.object({
  w: z.enum(imageWidths.map(String) as [string, ...string[]]).optional(),
});
