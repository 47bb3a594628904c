import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';

/** Open Graph's usual size, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The colours of styles/tokens.css: a picture cannot use custom properties. */
const COLOURS = { paper: '#fbfaf7', ink: '#1e1b17', quiet: '#6b645b', accent: '#2c6e60' };
const FONTS = 'node_modules/pretendard/dist/public/static';
/** Longer titles are cut: a preview shows three lines at most. */
const TITLE_MAX = 60;

/** The text in a shared page's picture. */
export interface ShareText {
  /** The text above the title: the forum, the type's code. */
  label: string;
  title: string;
  /** The text below the title, in smaller type. */
  line: string;
}

const font = async (name: string, weight: 400 | 700) => ({
  name: 'Pretendard',
  weight,
  data: await readFile(join(FONTS, `Pretendard-${name}.otf`)),
});
let fonts: ReturnType<typeof loadFonts> | undefined;
const loadFonts = () => Promise.all([font('Regular', 400), font('Bold', 700)]);

type Style = Record<string, string | number>;
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

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
const drawing = {
  type: 'svg',
  props: {
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    style: { position: 'absolute', left: 0, top: 0 },
    children: [grain(500, 0.18), grain(530, 0.3), grain(560, 0.9)],
  },
};

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);

/** Draws the picture of a shared page, a PNG of 1200 × 630. */
export async function drawShareImage({ label, title, line }: ShareText): Promise<Buffer> {
  fonts ??= loadFonts();
  const content = box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      padding: 88,
      background: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: 'Pretendard',
    },
    drawing,
    box({ fontSize: 32, fontWeight: 700, color: COLOURS.accent }, label),
    box(
      { fontSize: 68, fontWeight: 700, lineHeight: 1.3, marginTop: 28, wordBreak: 'keep-all' },
      cut(title, TITLE_MAX),
    ),
    box({ fontSize: 34, color: COLOURS.quiet, marginTop: 24, wordBreak: 'keep-all' }, cut(line, 60)),
    box({ position: 'absolute', right: 88, top: 88, fontSize: 40, fontWeight: 700 }, '결'),
  );
  const svg = await satori(content as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  return sharp(Buffer.from(svg)).png().toBuffer();
}
