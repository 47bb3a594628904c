import { z } from 'zod';
import { readRecords } from '../records.ts';
import { numberPictures } from '../scenes.ts';

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
  /** Of its poster. */
  scene: z.int(),
});

const pictureOf = numberPictures(0);

/** The forty videos, newest first; `image` is the number of the poster. */
export const videos = readRecords('contents/videos', row).map(({ scene, ...video }) => ({
  ...video,
  image: pictureOf(scene),
}));
