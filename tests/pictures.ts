import sharp from 'sharp';

/** Creates a small picture as chosen from a device. */
export async function aPicture(name = 'shelf.png') {
  const create = { width: 16, height: 16, channels: 3, background: '#8fb39a' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
