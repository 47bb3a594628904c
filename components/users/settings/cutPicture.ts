import { AVATAR_PIXELS } from '@/contract/constants/common';

/** The quality of the uploaded picture; the provider re-encodes it. */
const QUALITY = 0.92;

/** Crops a square from a picture, in the picture's own pixels, at most as large as a stored avatar. */
export async function cutPicture(
  file: Blob,
  area: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(AVATAR_PIXELS, Math.max(1, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  // Transparent areas become white: JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
