import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { shorten } from '../contract/typedText.ts';
import { type ShareShape, shareSizes } from '../lib/sharePicture.ts';
import { skinPicture } from '../lib/skinPicture.ts';
import { glyphsOf } from './fontGlyphs.ts';

/** The colours of styles/tokens.css: a picture cannot use custom properties. */
const COLOURS = { paper: '#fbfaf7', ink: '#1e1b17', quiet: '#6b645b', accent: '#2c6e60' };
const FONTS = 'node_modules/pretendard/dist/public/static';
/** Longer texts are cut: a preview shows three lines of a title at most. */
const TEXT_MAX = 60;
/** Returns how lines break: between words, unless one of them may be wider than a line, of so many letters at least. */
const breaking = (text: string, letters: number) => ({
  wordBreak: new RegExp(`\\S{${letters + 1}}`, 'u').test(text) ? 'break-word' : 'keep-all',
});

/** The text in a shared page's picture. */
export interface ShareText {
  /** The text above the title: the forum, the type's code. */
  label: string;
  title: string;
  /** The text below the title, in smaller type. */
  line: string;
  /** The skin type whose drawing fills the picture. */
  skin?: string;
  /** Only a skin type's picture has another than `wide`. */
  shape?: ShareShape;
}

const font = async (name: string, weight: 400 | 700) => ({
  name: 'Pretendard',
  weight,
  data: await readFile(join(FONTS, `Pretendard-${name}.otf`)),
});
let loaded: ReturnType<typeof loadFonts> | undefined;
async function loadFonts() {
  const [regular, bold] = await Promise.all([font('Regular', 400), font('Bold', 700)]);
  return { fonts: [regular, bold], hasGlyph: glyphsOf(regular.data) };
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * Returns what the fonts can write of a text, shortened: each emoji or Chinese letter would be a striped block.
 */
async function writable(text: string): Promise<string> {
  loaded ??= loadFonts();
  const { hasGlyph } = await loaded;
  const written = [...graphemes.segment(text)].filter(({ segment }) =>
    [...segment].every((character) => hasGlyph(character.codePointAt(0) ?? 0)),
  );
  const plain = written.map(({ segment }) => segment).join('');
  return shorten(plain.replace(/\s+/g, ' ').trim(), TEXT_MAX);
}

type Style = Record<string, string | number>;
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Renders boxes of text as an SVG of one of the shapes. */
async function draw(content: ReturnType<typeof box>, shape: ShareShape): Promise<Buffer> {
  loaded ??= loadFonts();
  const { fonts } = await loaded;
  const svg = await satori(content as Parameters<typeof satori>[0], { ...shareSizes[shape], fonts });
  return Buffer.from(svg);
}

/** Draws the flowing line of the site's logo, in a corner. */
const grain = (y: number, opacity: number) => ({
  type: 'path',
  props: {
    d: `M-20 ${y} C 240 ${y - 70}, 380 ${y + 70}, 640 ${y} S 1000 ${y - 70}, 1220 ${y}`,
    fill: 'none',
    stroke: COLOURS.accent,
    strokeWidth: 3,
    strokeOpacity: opacity,
  },
});
const { wide } = shareSizes;
const drawing = {
  type: 'svg',
  props: {
    ...wide,
    viewBox: `0 0 ${wide.width} ${wide.height}`,
    style: { position: 'absolute', left: 0, top: 0 },
    children: [grain(500, 0.18), grain(530, 0.3), grain(560, 0.9)],
  },
};

/** Draws the picture of a shared page, a PNG. */
export async function drawShareImage(text: ShareText): Promise<Buffer> {
  if (text.skin) return drawSkin(text.skin, text);
  const [label, title, line] = await Promise.all([writable(text.label), writable(text.title), writable(text.line)]);
  const content = box(
    {
      ...wide,
      flexDirection: 'column',
      padding: 88,
      background: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: 'Pretendard',
    },
    drawing,
    box({ fontSize: 32, fontWeight: 700, color: COLOURS.accent }, label),
    box({ fontSize: 68, fontWeight: 700, lineHeight: 1.3, marginTop: 28, ...breaking(title, 15) }, title),
    box({ fontSize: 34, color: COLOURS.quiet, marginTop: 24, ...breaking(line, 30) }, line),
    box({ position: 'absolute', right: 88, top: 88, fontSize: 40, fontWeight: 700 }, '결'),
  );
  return sharp(await draw(content, 'wide'))
    .png()
    .toBuffer();
}

/**
 * The part of a drawing's world that each shape shows, as a viewBox: its ground goes on beyond the square of
 * 640, so that the text has a quiet place. And the place, in pixels.
 */
const crops = {
  wide: { view: '-520 0 1219 640', place: { left: 84, top: 0, width: 540, height: 630 }, title: 76, line: 32 },
  square: { view: '-160 -310 960 960', place: { left: 84, top: 76, width: 912, height: 300 }, title: 88, line: 38 },
  tall: { view: '0 -498 640 1138', place: { left: 96, top: 250, width: 888, height: 460 }, title: 112, line: 46 },
} as const;
/** Types whose drawing is a view with a horizon: a preview shows more of its sky, with the text in it. */
const views = ['YMSJ', 'YMKJ', 'GMKP', 'GTSJ', 'GTSP'];
const WIDE_VIEW = '-600 -225 1400 735';
/** Types whose ground is dark. */
const darkGrounds = ['YMSP', 'YTSJ', 'YTKJ', 'YTKP'];

/** Splits a sentence at the space nearest to its middle, since satori would begin a line with a comma. */
function inHalves(line: string): string[] {
  const parts = line.split(' ');
  const starts = parts.map((_, index) => parts.slice(0, index).join(' ').length);
  const distances = starts.map((start) => Math.abs(start - line.length / 2));
  const middle = distances.indexOf(Math.min(...distances));
  return [parts.slice(0, middle), parts.slice(middle)].map((half) => half.join(' '));
}

/** Draws the picture of a skin type: its drawing in full bleed, its name and sentence, never the scores. */
async function drawSkin(code: string, { label, title, line, shape = 'wide' }: ShareText): Promise<Buffer> {
  const { view, place, title: size, line: small } = crops[shape];
  const { width, height } = shareSizes[shape];
  const isView = shape === 'wide' && views.includes(code);
  const color = darkGrounds.includes(code) ? COLOURS.paper : COLOURS.ink;
  const content = box(
    { width, height, color, fontFamily: 'Pretendard' },
    box(
      {
        ...place,
        ...(isView && { top: 56 }),
        position: 'absolute',
        flexDirection: 'column',
        justifyContent: shape === 'wide' && !isView ? 'center' : 'flex-start',
      },
      box({ fontSize: small, fontWeight: 700, letterSpacing: 2 }, `결 · ${label}`),
      box({ fontSize: size, fontWeight: 700, lineHeight: 1.2, letterSpacing: -2, marginTop: 14 }, title),
      box(
        { fontSize: small, lineHeight: 1.5, marginTop: 18, flexDirection: 'column', whiteSpace: 'nowrap' },
        ...inHalves(line).map((half) => box({}, half)),
      ),
    ),
  );
  const file = await readFile(join('public', skinPicture(code)), 'utf8');
  const ground = file.replace(/<svg [^>]*>/, (tag) =>
    tag
      .replace(/viewBox="[^"]*"/, `viewBox="${isView ? WIDE_VIEW : view}"`)
      .replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`),
  );
  return sharp(Buffer.from(ground))
    .composite([{ input: await draw(content, shape) }])
    .png({ palette: true, colours: 256, effort: 4 })
    .toBuffer();
}
