import sharp from 'sharp';
import {
  copyName,
  nameWith,
  type PictureSize,
  smallerWidths,
} from '../../provider/uploads/names.ts';
import { pictureQueue } from '../../provider/uploads/queue.ts';
import type { FileStore } from '../../provider/uploads/store.ts';
import { avatarSvg, bannerSvg, cheekSvg, photoSvg, productSvg } from '../content/art/art.ts';
import { banners } from '../content/banners.ts';
import { challenges } from '../content/challenges/challenges.ts';
import { photos } from '../content/contents/photos.ts';
import { videos } from '../content/contents/videos.ts';
import { courses } from '../content/courses/courses.ts';
import { applicationSeeds, events } from '../content/events.ts';
import { accounts, members } from '../content/members.ts';
import { missions } from '../content/missions/missions.ts';
import { posts, type SeedPost } from '../content/posts/posts.ts';
import { products, type SeedProduct } from '../content/products.ts';
import { raffles } from '../content/raffles.ts';
import { topics } from '../content/topics/topics.ts';

/** A drawing of the first content: its name in the file store, its size, the drawing itself. */
export interface Drawing extends PictureSize {
  name: string;
  svg(): string;
}

const AVATAR = { width: 256, height: 256 };
const PHOTO = { width: 1280, height: 960 };
const PRODUCT = { width: 640, height: 640 };
const POSTER = { width: 1280, height: 720 };
const SQUARE = { width: 1080, height: 1080 };
const TALL = { width: 1080, height: 1350 };
const BANNER = { width: 1280, height: 480 };
/** The resolution at which one user unit of a drawing is one pixel. */
const PLAIN_DENSITY = 72;
const WEBP = { quality: 80, effort: 2 };

const drawing = (kind: string, seed: number, size: PictureSize, svg: () => string): Drawing => ({
  name: nameWith(`first-${kind}-${seed}`, size),
  ...size,
  svg,
});

export const avatarDrawing = (seed: number) =>
  drawing('avatar', seed, AVATAR, () => avatarSvg(seed));
export const photoDrawing = (seed: number) =>
  drawing('photo', seed, PHOTO, () => photoSvg(seed, PHOTO.width, PHOTO.height));
export const bannerDrawing = (seed: number) =>
  drawing('banner', seed, BANNER, () => bannerSvg(seed, BANNER.width, BANNER.height));

export const productDrawing = ({
  artSeed,
  container,
}: Pick<SeedProduct, 'artSeed' | 'container'>) =>
  drawing('product', artSeed, PRODUCT, () => productSvg(artSeed, container, PRODUCT.width));

/** The still of a video. */
export const posterDrawing = (seed: number) =>
  drawing('poster', seed, POSTER, () => photoSvg(seed, POSTER.width, POSTER.height));
/** A picture of a photo post, square or as tall as a hand holds it. */
export const postDrawing = (seed: number, tall: boolean) => {
  const size = tall ? TALL : SQUARE;
  return drawing('post', seed, size, () => photoSvg(seed, size.width, size.height));
};

/** How often a member's cheeks change on the way from chapped to smooth. */
export const CHEEK_STAGES = 5;
/** A member's cheeks in a challenge, from the first stage to the last. */
export const cheekDrawing = (seed: number, stage: number) => {
  const worn = 1 - stage / (CHEEK_STAGES - 1);
  return drawing(`cheek${stage}`, seed, TALL, () => cheekSvg(seed, worn, TALL.width, TALL.height));
};
/** What entrants photograph beside themselves. */
export const CHECK_SEEDS = Array.from({ length: 33 }, (_, index) => 600 + index);

/** The drawings of a topic, as many as it has pictures. */
export const drawingsOf = (topic: { images: number; imageSeed: number }) =>
  Array.from({ length: topic.images }, (_, index) => photoDrawing(topic.imageSeed + index));

/** The drawings of a post: its cover and the pictures within it. */
const drawingsOfPost = ({ coverSeed, blocks }: SeedPost) =>
  [coverSeed, ...blocks.flatMap((block) => (block.kind === 'picture' ? [block.seed] : []))].map(
    photoDrawing,
  );

/** Every drawing of the first content, by name. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  [
    ...[...members, ...accounts].map((member) => avatarDrawing(member.avatar_seed)),
    ...topics.flatMap(drawingsOf),
    ...banners.map((banner) => bannerDrawing(banner.artSeed)),
    ...products.map(productDrawing),
    ...posts.flatMap(drawingsOfPost),
    ...videos.map(({ seed }) => posterDrawing(seed)),
    ...courses.map(({ artSeed }) => posterDrawing(artSeed)),
    ...courses.flatMap(({ lessons }) =>
      lessons.flatMap(({ artSeed }) => (artSeed === undefined ? [] : [photoDrawing(artSeed)])),
    ),
    ...raffles.map(({ artSeed }) => posterDrawing(artSeed)),
    ...missions.map(({ artSeed }) => posterDrawing(artSeed)),
    ...missions.flatMap(({ pictures }) => pictures.map(photoDrawing)),
    ...events.map(({ artSeed }) => posterDrawing(artSeed)),
    ...applicationSeeds.map(photoDrawing),
    ...raffles.flatMap(({ prizes }) => prizes.map(({ artSeed }) => postDrawing(artSeed, false))),
    ...challenges.map(({ artSeed }) => posterDrawing(artSeed)),
    ...CHECK_SEEDS.map((seed) => postDrawing(seed, false)),
    ...[...members, ...accounts].flatMap(({ avatar_seed }) =>
      Array.from({ length: CHEEK_STAGES }, (_, stage) => cheekDrawing(avatar_seed, stage)),
    ),
    ...photos.flatMap(({ seeds, tall }) => seeds.map((seed) => postDrawing(seed, tall))),
  ].map((one) => [one.name, one]),
);

async function rasterise({ svg, width: full }: Drawing, width = full) {
  const density = (PLAIN_DENSITY * width) / full;
  return sharp(Buffer.from(svg()), { density }).resize({ width }).webp(WEBP).toBuffer();
}

const underWay = new Map<string, Promise<Buffer>>();

/**
 * Draws a picture of the first content the first time it is looked at and keeps it: drawing all of
 * them at the first start would take half a minute. Null for a name that is not one of theirs.
 */
export async function drawPicture(files: FileStore, name: string, width: number | undefined) {
  const one = drawings.get(name);
  if (!one || (width !== undefined && !smallerWidths(one).some((known) => known === width))) {
    return null;
  }
  const copy = copyName(name, width);
  const drawing = underWay.get(copy) ?? drawAndKeep(files, copy, () => rasterise(one, width));
  underWay.set(copy, drawing);
  const bytes = await drawing;
  return { body: new Blob([new Uint8Array(bytes)]).stream(), size: bytes.length };
}

async function drawAndKeep(files: FileStore, copy: string, draw: () => Promise<Buffer>) {
  try {
    const bytes = await pictureQueue.add(draw);
    await files.put(copy, bytes);
    return bytes;
  } finally {
    underWay.delete(copy);
  }
}
