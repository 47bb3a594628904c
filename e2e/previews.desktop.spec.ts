import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** Programs that draw the preview of a link. */
const READERS = ['kakaotalk-scrap/1.0', 'facebookexternalhit/1.1', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0'];
const FEWEST_PX = 600;

test('every kind of public page has a preview that messengers may fetch and can show', async ({ request }) => {
  const { origin } = new URL((await request.get('/robots.txt')).url());
  const robots = robotsParser(`${origin}/robots.txt`, await (await request.get('/robots.txt')).text());
  const map = await (await request.get('/sitemap.xml')).text();
  const kinds = [paths.home(), paths.topics(), paths.forum('skin-talk'), paths.user('demo')];
  for (const [, part] of map.matchAll(/<loc>[^<]*(\/sitemap-[a-z]+-1\.xml)<\/loc>/g)) {
    const text = await (await request.get(part ?? '')).text();
    const found = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    // The first is in Korean, the second the same in English; the last is one of another time.
    kinds.push(...found.slice(0, 2), ...found.slice(-1));
  }
  for (const path of kinds) {
    const html = await (await request.get(path)).text();
    const said = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const image = new URL(said('og:image'));
    expect([path, READERS.filter((it) => robots.isAllowed(`${origin}${image.pathname}${image.search}`, it))]).toEqual([
      path,
      READERS,
    ]);
    const picture = await request.get(image.pathname + image.search);
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect([path, picture.headers()['content-type'], `image/${format}`]).toEqual([
      path,
      said('og:image:type'),
      said('og:image:type'),
    ]);
    expect([path, width, height]).toEqual([path, Number(said('og:image:width')), Number(said('og:image:height'))]);
    expect([path, Math.min(width, height) >= FEWEST_PX, ['png', 'jpeg'].includes(format)]).toEqual([path, true, true]);
    expect([path, said('og:image:alt')]).not.toEqual([path, '']);
    expect([path, said('twitter:card')]).toEqual([path, width === height ? 'summary' : 'summary_large_image']);
  }
});
