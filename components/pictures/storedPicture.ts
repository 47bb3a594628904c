import * as z from '@/contract/zod';

/** An uploaded picture, as a draft stores it. */
export const storedPicture = z.object({ url: z.string(), alt: z.string() });
export type StoredPicture = z.infer<typeof storedPicture>;
