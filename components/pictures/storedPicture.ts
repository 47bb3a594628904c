import { text } from '@/contract/common';
import { FILE_ALT_MAX } from '@/contract/constants/common';
import * as z from '@/contract/zod';

/** An uploaded picture, as a draft stores it. */
export const storedPicture = z.object({ url: z.string(), alt: text(FILE_ALT_MAX, 0) });
export type StoredPicture = z.infer<typeof storedPicture>;

export const pictureState = z.enum(['uploading', 'ready', 'failed']);

/** The pictures in a form's values, which are sent once none of them has failed. */
export const formPictures = z
  .array(storedPicture.extend({ state: pictureState.optional() }))
  .refine((pictures) => pictures.every(({ state }) => state !== 'failed'));
