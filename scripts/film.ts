import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/root.ts';

/**
 * Draws `public/films/grain.webm`, the film that stands in for each video of the first content: lines
 * of grain that flow round once, without sound. A WebP picture is one frame of VP8, so that its frames
 * need no encoder of films, only the envelope of a WebM around them.
 */
const WIDTH = 640;
const HEIGHT = 360;
const FRAMES = 40;
const FRAME_MS = 125;
const LINES = 9;
const COLOURS = ['#2C6E60', '#3F8576', '#5C9C8D', '#86B8AB', '#B5D3CA'];

/** The lines at a moment of the round, 0 to 1: the last frame leads into the first. */
function frameSvg(moment: number): string {
  const turn = moment * 2 * Math.PI;
  const lines = Array.from({ length: LINES }, (_, line) => {
    const middle = ((line + 0.5) * HEIGHT) / LINES;
    const points = Array.from({ length: 33 }, (_, step) => {
      const x = (step / 32) * WIDTH;
      const knot = Math.exp(-(((x - WIDTH * 0.58) / 130) ** 2)) * (middle < HEIGHT / 2 ? -1 : 1);
      const wave = Math.sin(x / 105 + line * 0.55 + turn) * 9 + Math.sin(x / 47 - turn) * 2.5;
      return `${x.toFixed(1)} ${(middle + wave + knot * 16).toFixed(1)}`;
    });
    const colour = COLOURS[line % COLOURS.length];
    return `<path d="M${points.join('L')}" stroke="${colour}" stroke-width="11" fill="none" stroke-linecap="round"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#EAF1EE"/>${lines.join('')}</svg>`;
}

/** The VP8 frame inside a WebP file: its chunks are a name, a length and bytes. */
function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('The picture holds no VP8 frame');
}

/** An element of EBML: its id, its length in eight bytes, its content. */
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([name, length, body]);
}

const number = (id: number, value: number) => {
  const hex = value.toString(16);
  return element(id, Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'));
};
const text = (id: number, value: string) => element(id, Buffer.from(value));

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** A frame at its time within the one cluster; each is a key frame. */
function block(frame: Buffer, time: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(time, 1);
  return element(0xa3, head, frame);
}

/** The frames as a WebM of one track. */
const webm = (frames: Buffer[]) =>
  Buffer.concat([
    element(
      0x1a45dfa3,
      number(0x4286, 1),
      number(0x42f7, 1),
      number(0x42f2, 4),
      number(0x42f3, 8),
      text(0x4282, 'webm'),
      number(0x4287, 2),
      number(0x4285, 2),
    ),
    element(
      0x18538067,
      element(
        0x1549a966,
        number(0x2ad7b1, 1_000_000),
        text(0x4d80, 'gyeol'),
        text(0x5741, 'gyeol'),
        float(0x4489, frames.length * FRAME_MS),
      ),
      element(
        0x1654ae6b,
        element(
          0xae,
          number(0xd7, 1),
          number(0x73c5, 1),
          number(0x83, 1),
          text(0x86, 'V_VP8'),
          number(0x23e383, FRAME_MS * 1_000_000),
          element(0xe0, number(0xb0, WIDTH), number(0xba, HEIGHT)),
        ),
      ),
      element(
        0x1f43b675,
        number(0xe7, 0),
        ...frames.map((frame, index) => block(frame, index * FRAME_MS)),
      ),
    ),
  ]);

const frames: Buffer[] = [];
for (let index = 0; index < FRAMES; index += 1) {
  const picture = sharp(Buffer.from(frameSvg(index / FRAMES))).flatten();
  frames.push(vp8Of(await picture.webp({ quality: 40, effort: 6 }).toBuffer()));
}
const film = webm(frames);
const path = resolve(ROOT, 'public/films/grain.webm');
await mkdir(resolve(path, '..'), { recursive: true });
await writeFile(path, film);
console.log(`${path}: ${film.length} bytes`);
