import { buffer } from 'node:stream/consumers';
import sharp, { type OutputInfo } from 'sharp';
import { UPLOAD_MAX_PIXELS } from '../../../contract/constants/common.ts';
import { isPicture } from '../../../contract/pictureBytes.ts';
import { ApiError } from '../errors/errors.ts';
import { fieldError } from '../errors/fieldErrors.ts';
import type { Locale } from '../messages/locale.ts';
import { copyName, newName, type PictureFormat, smallerWidths } from './names.ts';
import { pictureQueue } from './pictureQueue.ts';
import type { FileStore, FoundFile } from './store.ts';

/** The largest copy fits into this box; a long drawing keeps its length. */
const LARGEST = { width: 1280, height: 8192 };
const WEBP = { quality: 80, effort: 3 };
const AVIF = { quality: 55, effort: 3 };
/** AVIF takes 15 times as long as WebP: copies of long drawings stay without. */
const AVIF_PIXELS = 1_000_000;
/** Longer sides, and sides of such a ratio, are not photos: they take disproportionate time. */
const SIDE_MAX = 16_384;
const RATIO_MAX = 100;
/** The time limit of each step of processing one picture, in seconds. */
const STEP_SECONDS = 10;

/** A picture as it was stored: `size` is the bytes of the largest copy. */
export interface StoredPicture {
  name: string;
  width: number;
  height: number;
  size: number;
}

/** Reads the header alone. @throws 413 for more pixels or longer sides than are decoded */
async function rejectOversized(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const [short, long] = width < height ? [width, height] : [height, width];
  if (width * height > UPLOAD_MAX_PIXELS || long > SIDE_MAX || long > short * RATIO_MAX) {
    throw new ApiError(413, 'too_many_pixels');
  }
}

const decode = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: STEP_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });

function encode({ data, info }: { data: Buffer; info: OutputInfo }, width?: number, format: PictureFormat = 'webp') {
  const { width: full, height, channels } = info;
  const picture = sharp(data, { raw: { width: full, height, channels } });
  const sized = width ? picture.resize({ width }) : picture;
  return (format === 'avif' ? sized.avif(AVIF) : sized.webp(WEBP)).timeout({ seconds: STEP_SECONDS }).toBuffer();
}

/**
 * Stores a member's picture upright and without the camera's metadata, as WebP in every width, and as AVIF in
 * the smaller ones.
 * @throws 415 for anything but JPEG, PNG and WebP, 413 for too many pixels or too long a side, 400 for a
 * broken one
 */
export async function storePicture(
  files: FileStore,
  bytes: Uint8Array,
  { field, locale }: { field: string; locale: Locale },
): Promise<StoredPicture> {
  if (!isPicture(bytes)) throw new ApiError(415, 'unsupported_type');
  const rejectBroken = (error: unknown) => {
    throw error instanceof ApiError ? error : fieldError(locale, field, 'brokenFile');
  };
  await rejectOversized(bytes).catch(rejectBroken);
  const { copies, ...stored } = await pictureQueue.add(async () => {
    const decoded = await decode(bytes).catch(rejectBroken);
    const { width, height } = decoded.info;
    const name = newName({ width, height });
    const copies: [string, Buffer][] = [[name, await encode(decoded)]];
    for (const smaller of smallerWidths({ width, height })) {
      copies.push([copyName(name, smaller), await encode(decoded, smaller)]);
      if (smaller * smaller * (height / width) > AVIF_PIXELS) continue;
      copies.push([copyName(name, smaller, 'avif'), await encode(decoded, smaller, 'avif')]);
    }
    return { copies, name, width, height, size: copies[0]?.[1].length ?? 0 };
  });
  await Promise.all(copies.map(([name, data]) => files.put(name, data)));
  return stored;
}

/** Smaller copies that are being created, by name. */
const inProgress = new Map<string, Promise<Buffer | null>>();

async function makeCopy(files: FileStore, name: string, width: number) {
  const largest = await files.get(name);
  if (!largest) return null;
  const bytes = await pictureQueue.add(async () =>
    sharp(await buffer(largest.body))
      .resize({ width })
      .webp(WEBP)
      .timeout({ seconds: STEP_SECONDS })
      .toBuffer(),
  );
  await files.put(copyName(name, width), bytes);
  return bytes;
}

/**
 * Reads a stored picture in one of its widths, as AVIF where a reader prefers it and the store has it. A WebP
 * that the store lacks, as it does for the first content, is made from the largest copy and stored. Returns
 * null for a picture that is not stored.
 */
export async function readPicture(
  files: FileStore,
  name: string,
  width: number | undefined,
  preferred: PictureFormat,
): Promise<(FoundFile & { format: PictureFormat }) | null> {
  const avif = preferred === 'avif' && width ? await files.get(copyName(name, width, 'avif')) : null;
  if (avif) return { ...avif, format: 'avif' };
  const found = await readWebp(files, name, width);
  return found && { ...found, format: 'webp' };
}

async function readWebp(files: FileStore, name: string, width: number | undefined): Promise<FoundFile | null> {
  const copy = copyName(name, width);
  const found = await files.get(copy);
  if (found || width === undefined) return found;
  const making = inProgress.get(copy) ?? makeCopy(files, name, width).finally(() => inProgress.delete(copy));
  inProgress.set(copy, making);
  const bytes = await making;
  return bytes && { body: new Blob([new Uint8Array(bytes)]).stream(), size: bytes.length };
}
