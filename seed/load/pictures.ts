import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { files } from '../../provider/db/schema/site.ts';
import { nameWith, type PictureSize, sizeOf } from '../../provider/platform/files/names.ts';
import type { FileStore } from '../../provider/platform/files/store.ts';
import { SCENE_COUNT } from '../content/scenes.ts';

/** A picture of the first content, by its name in `seed/pictures` and in the file store. */
export interface SeedPicture extends PictureSize {
  name: string;
}

/** The folder of the pictures, as seen from the root of the repository. */
export const PICTURES = 'seed/pictures';
/** Number of pictures that are written into the store concurrently. */
const CONCURRENCY = 16;

const AVATAR = { width: 256, height: 256 };
const PHOTO = { width: 1280, height: 960 };
const PRODUCT = { width: 640, height: 640 };
const POSTER = { width: 1280, height: 720 };
const SQUARE = { width: 1080, height: 1080 };
const TALL = { width: 1080, height: 1350 };
const BANNER = { width: 1280, height: 480 };

const picture = (kind: string, number: number, size: PictureSize): SeedPicture => ({
  name: nameWith(`first-${kind}-${number}`, size),
  ...size,
});

export const avatarPicture = (number: number) => picture('avatar', number, AVATAR);
export const photoPicture = (number: number) => picture('photo', number, PHOTO);
export const bannerPicture = (number: number) => picture('banner', number, BANNER);
export const productPicture = (number: number) => picture('product', number, PRODUCT);
/** Returns the name of the cover of a video, a course, a mission, an event, a raffle or a challenge. */
export const posterPicture = (number: number) => picture('poster', number, POSTER);
/** Returns the name of a picture of a photo post, square or in portrait format. */
export const postPicture = (number: number, tall: boolean) => picture('post', number, tall ? TALL : SQUARE);

/** The number of pictures of a member's cheeks, from chapped to smooth. */
export const CHEEK_STAGES = 5;
/** Returns the name of the picture of a member's cheeks at a stage from 0 to `CHEEK_STAGES` - 1. */
export const cheekPicture = (number: number, stage: number) => picture(`cheek${stage}`, number, TALL);
/** The scenes that check-ins show. */
const checkInScenes = [0, 2, 5, 7, 10, 13, 14, 16, 18, 19, 22, 32, 33, 34, 36, 37, 39, 40, 43, 55, 56, 60, 62, 73];
const CHECK_IN_VARIANT = 35;
/** The pictures that check-ins show in challenges that need no photo. */
export const checkInPictures = checkInScenes.map((scene) => postPicture(CHECK_IN_VARIANT * SCENE_COUNT + scene, false));

/** Returns the names of the pictures of a topic. */
export const picturesOf = (topic: { images: readonly number[] }) => topic.images.map(photoPicture);

/**
 * Copies every picture into the file store. Smaller widths are made from these on request.
 * @returns the rows of the pictures
 */
export async function storePictures(store: FileStore): Promise<(typeof files.$inferInsert)[]> {
  const names = await readdir(PICTURES);
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return queue.addAll(
    names.map((name) => async () => {
      const size = sizeOf(name);
      if (!size) throw new Error(`${PICTURES}/${name}: the name lacks the size of the picture`);
      const bytes = await readFile(join(PICTURES, name));
      await store.put(name, bytes);
      return { id: name, ...size, size: bytes.length };
    }),
  );
}
