import { z } from 'zod';
import { readRecords } from '../records.ts';
import { imageFor } from '../scenes.ts';

/** A video of the first content. `products` are slugs. */
const row = z.strictObject({
  title: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  /** Seconds. */
  duration: z.int(),
  /** Days back from now. */
  published: z.number(),
  views: z.int(),
  products: z.array(z.string()),
});

/** Places of pictures that neither topics nor photo posts use. */
const FIRST_PLACE = 2000;

/** The forty videos, newest first; `image` is the number of the poster. */
export const videos = readRecords('contents/videos', row).map((video, index) => ({
  ...video,
  image: imageFor(video.title, FIRST_PLACE + index),
}));
