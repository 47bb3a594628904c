import sharp from 'sharp';
import type { Copied } from './inputs/clipboard';

/** Creates a small picture as chosen from a device. */
export async function aPicture(name = 'shelf.png') {
  const create = { width: 16, height: 16, channels: 3, background: '#8fb39a' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** Creates the clipboard of a browser in which another program laid its data, with pictures under the files' names. */
export async function clipboardOf({ plain, html, files }: Omit<Copied, 'from'>): Promise<DataTransfer> {
  const held = new Map([
    ['text', plain],
    ['text/plain', plain],
    ['text/html', html],
  ]);
  const pictures = await Promise.all(files.map((name) => aPicture(name)));
  const data = { getData: (type: string) => held.get(type) ?? '', files: pictures, items: [], types: [...held.keys()] };
  return data as unknown as DataTransfer;
}
