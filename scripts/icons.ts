/** Draws every icon of public/icons from the mark: `npx tsx scripts/icons.ts`, then commit. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../public/icons/', import.meta.url);
const paper = '#fbfaf7';
const celadon = '#2c6e60';
const mark =
  'M4.5 10C9.5 5.2 19 4 24.6 6.9C29.4 9.4 26.8 13.4 20.6 14.2C14 15 6.4 15.2 6.2 19.8C6 24.6 12.4 24.4 17 23.4C21 22.5 25.4 21.8 28 25';

const stroke = (color: string, scale: number, x: number, y: number) =>
  `<path d="${mark}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>결</title>${body}</svg>`;

/** The mark in paper on a celadon ground; `inset` of 32 leaves room for a mask, `round` the corners. */
function tile(inset: number, round: number): string {
  const scale = (32 - 2 * inset) / 32;
  return svg(
    32,
    32,
    `<rect width="32" height="32" rx="${round}" fill="${celadon}"/>${stroke(paper, scale, inset, inset)}`,
  );
}

/** A field of grain that flows past the mark, for links shared elsewhere. */
function share(): string {
  const lines = Array.from({ length: 15 }, (_, row) => {
    const y = 40 + row * 42;
    return `<path d="M-20 ${y}C180 ${y - 70} 380 ${y + 50} 600 ${y}S1020 ${y - 60} 1220 ${y + 10}" fill="none" stroke="#9cc4b8" stroke-opacity="${0.25 + (row % 5) * 0.1}" stroke-width="3"/>`;
  }).join('');
  return svg(
    1200,
    630,
    `<rect width="1200" height="630" fill="${paper}"/>${lines}<circle cx="600" cy="315" r="190" fill="${paper}"/>${stroke(celadon, 9, 456, 171)}`,
  );
}

const png = (source: string, width: number) =>
  sharp(Buffer.from(source), { density: (72 * width) / 32 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await writeFile(new URL('mark.svg', folder), tile(4, 7));
for (const size of [32, 192, 512]) {
  await writeFile(new URL(`${size}.png`, folder), await png(tile(4, 7), size));
}
await writeFile(new URL('180.png', folder), await png(tile(5, 0), 180));
await writeFile(new URL('maskable.png', folder), await png(tile(7, 0), 512));
await writeFile(
  new URL('share.png', folder),
  await sharp(Buffer.from(share())).png({ compressionLevel: 9, palette: true }).toBuffer(),
);
