import { z } from 'zod';
import { readRecords } from '../records.ts';
import { numberPictures } from '../scenes.ts';

/** A photo post of the first content; `images` are the numbers of its pictures. */
export interface SeedPhoto {
  title: string;
  description: string;
  post_type: 'image' | 'video' | 'carousel';
  categories: string[];
  tags: string[];
  /** Hours back from now. */
  published: number;
  images: number[];
  /** Taller than wide, as a hand holds it. */
  tall: boolean;
  products: string[];
}

const row = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  product: z.string().optional(),
  /** In turn, for as many pictures as there are. */
  scenes: z.array(z.int()).min(1),
});

const HOURS_BETWEEN = 29;
const pictureOf = numberPictures(0);

const typeOf = (index: number): SeedPhoto['post_type'] => {
  if (index % 9 === 7) return 'video';
  return index % 3 === 1 ? 'carousel' : 'image';
};

/** The eighty photo posts, newest first. */
export const photos = readRecords('contents/photos', row).map((photo, index): SeedPhoto => {
  const { title, description, category, tags, product, scenes } = photo;
  const post_type = typeOf(index);
  const pictures = post_type === 'carousel' ? 3 + (index % 4) : 1;
  return {
    title,
    description: `${description}\n\n${tags.map((name) => `#${name}`).join(' ')}`,
    post_type,
    categories: [category],
    tags,
    published: 5 + index * HOURS_BETWEEN,
    images: Array.from({ length: pictures }, (_, place) => pictureOf(scenes[place % scenes.length] ?? 0)),
    tall: index % 4 === 0,
    products: product ? [product] : [],
  };
});
