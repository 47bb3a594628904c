import sharp from 'sharp';
import type { Copied } from './inputs/clipboard';

interface Named {
  name: string;
  type: string;
}

/** Creates a small picture of a format, with any name and type. */
export async function pictureOf({ name, type, format }: Named & { format: 'jpeg' | 'png' | 'webp' }) {
  const create = { width: 16, height: 16, channels: 3, background: '#8fb39a' } as const;
  const bytes = await sharp({ create }).toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Creates a small picture as chosen from a device. */
export const aPicture = (name = 'shelf.png') => pictureOf({ name, type: 'image/png', format: 'png' });

/** Creates a file that begins with these bytes, given as characters. */
export const fileOf = ({ name, type, bytes }: Named & { bytes: string }) =>
  new File([Uint8Array.from(bytes, (char) => char.charCodeAt(0))], name, { type });

/** Creates the clipboard of a browser in which another program laid its data, with pictures under the files' names. */
export async function clipboardOf({ plain, html, files }: Omit<Copied, 'from'>): Promise<DataTransfer> {
  return transferOf(await Promise.all(files.map((name) => aPicture(name))), { plain, html });
}

/** Creates what a browser tells of pasted or dropped files and texts. */
export function transferOf(files: File[], { plain = '', html = '' } = {}): DataTransfer {
  const held = new Map([
    ['text', plain],
    ['text/plain', plain],
    ['text/html', html],
  ]);
  const data = { getData: (type: string) => held.get(type) ?? '', files, items: [], types: [...held.keys()] };
  return data as unknown as DataTransfer;
}
