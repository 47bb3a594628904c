import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeOf } from '../../provider/platform/files/names.ts';
import { banners } from '../content/banners.ts';
import { challenges } from '../content/challenges/challenges.ts';
import { photos } from '../content/contents/photos.ts';
import { videos } from '../content/contents/videos.ts';
import { courses } from '../content/courses/courses.ts';
import { applicationImages, events } from '../content/events.ts';
import { accounts, members } from '../content/members.ts';
import { missions } from '../content/missions/missions.ts';
import { posts } from '../content/posts/posts.ts';
import { products } from '../content/products.ts';
import { raffles } from '../content/raffles.ts';
import { altOf, SCENE_COUNT } from '../content/scenes.ts';
import { topics } from '../content/topics/topics.ts';
import { cheeksIn } from './composeChallenges.ts';
import {
  avatarPicture,
  bannerPicture,
  checkInPictures,
  PICTURES,
  photoPicture,
  picturesOf,
  posterPicture,
  postPicture,
  productPicture,
} from './pictures.ts';

const avatars = [...members, ...accounts].map(({ avatar }) => avatarPicture(avatar));
/** The pictures that the first content refers to. */
const referred = [
  ...avatars,
  ...topics.flatMap(picturesOf),
  ...banners.map(({ image }) => bannerPicture(image)),
  ...products.map(({ image }) => productPicture(image)),
  ...posts.map(({ cover }) => photoPicture(cover)),
  ...posts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [photoPicture(block.image)] : [])),
  ),
  ...[...videos, ...courses, ...raffles, ...missions, ...events, ...challenges].map(({ image }) =>
    posterPicture(image),
  ),
  ...courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ image }) => (image === undefined ? [] : [photoPicture(image)])),
  ),
  ...missions.flatMap(({ pictures }) => pictures.map(photoPicture)),
  ...applicationImages.map(photoPicture),
  ...raffles.flatMap(({ prizes }) => prizes.map(({ image }) => postPicture(image, false))),
  ...photos.flatMap(({ images, tall }) => images.map((image) => postPicture(image, tall))),
  ...checkInPictures,
  ...challenges.flatMap(cheeksIn),
].map(({ name }) => name);
const stored = readdirSync(PICTURES);

test('every picture that the first content refers to is a file, and no file is left over', () => {
  expect([...stored].sort()).toEqual([...new Set(referred)].sort());
});

test('every file is WebP of the size in its name', async () => {
  for (const name of stored) {
    const { width, height, format } = await sharp(join(PICTURES, name)).metadata();
    expect({ name, width, height, format }).toEqual({ name, ...sizeOf(name), format: 'webp' });
  }
});

test('every member has another portrait', () => {
  const hashes = avatars.map(({ name }) =>
    createHash('sha256')
      .update(readFileSync(join(PICTURES, name)))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(avatars.length);
});

test('the alternative text of a picture describes it', () => {
  for (let image = 0; image < SCENE_COUNT; image += 1) expect(altOf(image)).toMatch(/그림$/);
});
