import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_PROBLEMS_MAX, IMPORT_RUNS_MAX } from '../../../../contract/constants/contents.ts';
import { contentCategories, contentTags, importRuns, photos, videos } from '../../../db/schema/contents.ts';
import { files } from '../../../db/schema/site.ts';
import { testProvider } from '../../../testing.ts';
import { importContents } from './run.ts';
import type { Fetch } from './sources.ts';

const provider = await testProvider();
/** The export's folder, in one of the test's own, which has what lies outside of the export. */
let folder: string;

const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#2c6e60' } })
  .jpeg()
  .toBuffer();
await provider.insert(contentCategories, { slug: 'sun', name: '햇빛', nameEn: 'Sun' });
beforeEach(async () => {
  const own = await mkdtemp(join(tmpdir(), 'gyeol-import-'));
  folder = join(own, 'export');
  await mkdir(folder);
  await provider.write(async (tx) => {
    await tx.delete(videos);
    await tx.delete(photos);
    await tx.delete(files);
  });
  return () => rm(own, { recursive: true });
});

const allVideos = () => provider.read((db) => db.select().from(videos).orderBy(asc(videos.sourceId)));
const allPhotos = () => provider.read((db) => db.select().from(photos).orderBy(asc(photos.sourceId)));

async function save(path: string, content: string | Buffer) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
  return join(folder, path);
}

const still = (id: string) => `https://i1.ytimg.com/vi/${id}/hqdefault.jpg`;
const entry = (id: string, title: string, views = 12) => `
  <entry>
    <id>yt:video:${id}</id>
    <yt:videoId>${id}</yt:videoId>
    <title>${title}</title>
    <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
    <published>2026-02-01T09:00:00+00:00</published>
    <updated>2026-02-02T09:00:00+00:00</updated>
    <media:group>
      <media:title>${title}</media:title>
      <media:thumbnail url="${still(id)}" width="480" height="360"/>
      <media:description>오늘의 자외선 #햇빛 &amp; #선크림</media:description>
      <media:community><media:statistics views="${views}"/></media:community>
    </media:group>
  </entry>`;
const feed = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
  <title>결</title>${entries.join('')}
</feed>`;

let asked: string[] = [];
/** Builds a `fetch` that answers these pages and every still picture. */
const network =
  (pages: Record<string, string> = {}): Fetch =>
  async (address) => {
    asked.push(address);
    const page = pages[address];
    if (page !== undefined) return new Response(page);
    if (address.endsWith('hqdefault.jpg')) return new Response(new Uint8Array(picture));
    return new Response('gone', { status: 404 });
  };
beforeEach(() => {
  asked = [];
});

const run = (request: Partial<Parameters<typeof importContents>[1]>) =>
  importContents(provider.services, { fetch: network(), ...request });

describe('the runs that the console lists', () => {
  const runs = async () => {
    const editor = await provider.member({ role: 'editor' });
    return (await editor.call('GET', 'manage/imports/')).body.results;
  };
  beforeEach(() => provider.write((tx) => tx.delete(importRuns)));

  it('say what each import did and could not use, the latest first', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '그림 없는 날')));
    await run({ youtube, fetch: async () => new Response('no', { status: 503 }) });
    await run({ youtube });
    expect(await runs()).toMatchObject([
      { videos: { added: 0, changed: 1, same: 0 }, photos: null, problems: [], problem_count: 0, error: '' },
      {
        videos: { added: 1, changed: 0, same: 0 },
        problems: [`${still('abcdefghij1')} answered 503`],
        problem_count: 1,
        error: '',
      },
    ]);
  });

  it('say why an import could not go on, with what it did before', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    await expect(run({ youtube, instagram: join(folder, 'nowhere') })).rejects.toThrow('is not there');
    expect(await runs()).toMatchObject([
      { videos: { added: 1, changed: 0, same: 0 }, photos: null, error: `${join(folder, 'nowhere')} is not there` },
    ]);
  });

  it('say that an import broke off by an error of ours, without its words', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    const full = { ...provider.services.files, put: () => Promise.reject(new Error('ENOSPC: no space left')) };
    const services = { ...provider.services, files: full };
    await expect(importContents(services, { youtube, fetch: network() })).rejects.toThrow('ENOSPC');
    expect(await runs()).toMatchObject([{ error: expect.stringMatching(/^The import broke off/) }]);
  });

  it('have no trial, and only so many', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    await run({ youtube, dryRun: true });
    expect(await runs()).toEqual([]);
    for (let made = 0; made < IMPORT_RUNS_MAX + 2; made += 1) await run({ youtube });
    expect(await provider.read((db) => db.$count(importRuns))).toBe(IMPORT_RUNS_MAX);
  });

  it('store the first of very many problems, and their number', async () => {
    const broken = entry('abcdefghij1', '하나').replace('2026-02-01T09:00:00+00:00', 'some day');
    const youtube = await save('feed.xml', feed(...Array.from({ length: IMPORT_PROBLEMS_MAX + 5 }, () => broken)));
    await run({ youtube });
    const [stored] = await runs();
    expect([stored.problems.length, stored.problem_count]).toEqual([IMPORT_PROBLEMS_MAX, IMPORT_PROBLEMS_MAX + 5]);
  });

  it('are for those who manage content', async () => {
    const support = await provider.member({ role: 'support' });
    expect(await support.call('GET', 'manage/imports/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
  });
});

describe('a feed of videos', () => {
  it('is imported with stills in our own store, views and categories', async () => {
    const youtube = 'https://www.youtube.com/feeds/videos.xml?channel_id=1';
    const xml = feed(entry('abcdefghij1', '007 자외선 &lt;재기&gt;'), entry('abcdefghij2', '둘'));
    const report = await run({ youtube, fetch: network({ [youtube]: xml }) });
    expect(report).toEqual({ videos: { added: 2, changed: 0, same: 0 }, problems: [] });
    const [first] = await allVideos();
    expect(first).toMatchObject({
      sourceId: 'abcdefghij1',
      type: 'youtube',
      title: '007 자외선 <재기>',
      description: '오늘의 자외선 #햇빛 & #선크림',
      categories: ['sun'],
      viewCount: 12,
      publishedAt: new Date('2026-02-01T09:00:00Z'),
      thumbnail: { url: expect.stringMatching(/^\/api\/v1\/files\/\w+-480x360\.webp$/) },
    });
    const path = first?.thumbnail?.url.replace('/api/v1/', '') ?? '';
    const stored = await provider.app.request(`/api/v1/${path}`);
    expect([stored.status, stored.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    const { body } = await provider.call('GET', `contents/youtube-videos/${first?.id}/`);
    expect(body).toMatchObject({ youtube_id: 'abcdefghij1', view_count: 12 });
  });

  it('changes nothing the second time, and follows a changed title', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '처음 제목')));
    await run({ youtube });
    const before = await allVideos();
    asked = [];
    expect((await run({ youtube })).videos).toEqual({ added: 0, changed: 0, same: 1 });
    expect(await allVideos()).toEqual(before);
    expect(asked).toEqual([]);
    await save('feed.xml', feed(entry('abcdefghij1', '고친 제목')));
    expect((await run({ youtube })).videos).toEqual({ added: 0, changed: 1, same: 0 });
    expect(await allVideos()).toMatchObject([{ title: '고친 제목', id: before[0]?.id }]);
    expect(await provider.read((db) => db.$count(files))).toBe(1);
  });

  it('imports a video without its still when that fails, reports it, and retries', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '그림 없는 날')));
    const away: Fetch = async () => new Response('no', { status: 503 });
    const { problems, videos } = await run({ youtube, fetch: away });
    expect(videos).toEqual({ added: 1, changed: 0, same: 0 });
    expect(problems).toEqual([`${still('abcdefghij1')} answered 503`]);
    expect(await allVideos()).toMatchObject([{ thumbnail: null }]);
    expect((await run({ youtube })).videos).toEqual({ added: 0, changed: 1, same: 0 });
    expect(await allVideos()).toMatchObject([{ thumbnail: { width: 480 } }]);
  });

  it('prints the changes and writes nothing in a dry run', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    expect((await run({ youtube, dryRun: true })).videos).toEqual({ added: 1, changed: 0, same: 0 });
    expect([await allVideos(), asked]).toEqual([[], []]);
  });

  it('leaves hidden items hidden', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    await run({ youtube });
    await provider.update(videos, { status: 'hidden' }, eq(videos.sourceId, 'abcdefghij1'));
    await save('feed.xml', feed(entry('abcdefghij1', '둘')));
    await run({ youtube });
    expect(await allVideos()).toMatchObject([{ title: '둘', status: 'hidden' }]);
  });

  it('leaves the texts and the still that an operator has changed, and follows the views', async () => {
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나')));
    await run({ youtube });
    await provider.update(videos, { title: '운영자의 제목', thumbnail: null, version: 2 });
    await save('feed.xml', feed(entry('abcdefghij1', '둘', 34)));
    asked = [];
    expect((await run({ youtube })).videos).toEqual({ added: 0, changed: 1, same: 0 });
    expect((await run({ youtube })).videos).toEqual({ added: 0, changed: 0, same: 1 });
    expect(await allVideos()).toMatchObject([{ title: '운영자의 제목', thumbnail: null, viewCount: 34 }]);
    expect(asked).toEqual([]);
  });

  it('leaves out an entry that cannot be used and names its field', async () => {
    const broken = entry('abcdefghij2', '둘').replace('2026-02-01T09:00:00+00:00', 'yesterday');
    const youtube = await save('feed.xml', feed(entry('abcdefghij1', '하나'), broken));
    const { videos, problems } = await run({ youtube });
    expect(videos?.added).toBe(1);
    expect(problems).toEqual(['Entry 2 is left out: its published cannot be used']);
  });

  it.each([
    ['<html><p>oops', /no XML/],
    ['<?xml version="1.0"?><rss><channel/></rss>', /no Atom feed/],
  ])('reports why %s is none', async (text, message) => {
    const youtube = await save('feed.xml', text);
    await expect(run({ youtube })).rejects.toThrow(message);
  });

  it.each([
    ['http://example.com/feed', /no https address/],
    ['https://example.com/none', /answered 404/],
    ['/nowhere/feed.xml', /is no file/],
  ])('reports why %s cannot be read', async (youtube, message) => {
    await expect(run({ youtube })).rejects.toThrow(message);
  });

  it('reads no more than four megabytes and has a timeout', async () => {
    const youtube = 'https://example.com/feed';
    const large: Fetch = async () => new Response('x'.repeat(5 * 1024 * 1024));
    await expect(run({ youtube, fetch: large })).rejects.toThrow(/larger than/);
    const slow: Fetch = async () => {
      throw new DOMException('late', 'TimeoutError');
    };
    await expect(run({ youtube, fetch: slow })).rejects.toThrow(/nothing within 15 s/);
  });
});

/** Encodes a text as Instagram's export does: each byte of UTF-8 as a character. */
const exported = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const media = (uri: string, title = '') => ({
  uri,
  creation_timestamp: 1_770_000_000,
  title: exported(title),
  media_metadata: { photo_metadata: { exif_data: [] } },
});
const place = 'your_instagram_activity/content/posts_1.json';
const shot = (name: string) => `media/posts/202602/${name}.jpg`;

describe('an export of photo posts', () => {
  beforeEach(async () => {
    for (const name of ['one_n', 'two_n', 'three_n']) await save(shot(name), picture);
  });

  it('is imported with repaired Korean, its hashtags and its pictures', async () => {
    await save(
      place,
      JSON.stringify([
        { media: [media(shot('one_n'), '햇빛이 좋은 날\n조금 걸었어요.\n#햇빛 #산책 #산책')] },
        {
          media: [media(shot('two_n')), media(shot('three_n'))],
          title: exported('두 장 🌿'),
          creation_timestamp: 1_770_000_100,
        },
      ]),
    );
    expect(await run({ instagram: folder })).toEqual({ photos: { added: 2, changed: 0, same: 0 }, problems: [] });
    const [one, two] = await allPhotos();
    expect(one).toMatchObject({
      sourceId: 'one_n',
      type: 'instagram',
      postType: 'image',
      title: '햇빛이 좋은 날',
      description: '조금 걸었어요.\n#햇빛 #산책 #산책',
      tags: ['햇빛', '산책'],
      categories: ['sun'],
      publishedAt: new Date(1_770_000_000_000),
    });
    expect(two).toMatchObject({ postType: 'carousel', title: '두 장 🌿' });
    expect(two?.media).toHaveLength(2);
    const tags = await provider.rows(contentTags);
    expect(tags).toEqual(
      expect.arrayContaining([
        { name: '햇빛', photoCount: 1 },
        { name: '산책', photoCount: 1 },
      ]),
    );
  });

  it('changes nothing the second time, and follows a changed caption', async () => {
    const file = await save(place, JSON.stringify([{ media: [media(shot('one_n'), '처음 #산책')] }]));
    await run({ instagram: file });
    const before = await allPhotos();
    expect((await run({ instagram: folder })).photos).toEqual({ added: 0, changed: 0, same: 1 });
    expect(await allPhotos()).toEqual(before);
    await save(place, JSON.stringify([{ media: [media(shot('one_n'), '나중 #바다')] }]));
    expect((await run({ instagram: file })).photos).toEqual({ added: 0, changed: 1, same: 0 });
    expect(await allPhotos()).toMatchObject([{ title: '나중 #바다', tags: ['바다'], media: before[0]?.media }]);
    const [walk] = await provider.rows(contentTags, eq(contentTags.name, '산책'));
    expect(walk?.photoCount).toBe(0);
  });

  it('leaves the texts that an operator has changed', async () => {
    const file = await save(place, JSON.stringify([{ media: [media(shot('one_n'), '처음 #산책')] }]));
    await run({ instagram: file });
    await provider.update(photos, { title: '운영자의 제목', version: 2 });
    await save(place, JSON.stringify([{ media: [media(shot('one_n'), '나중 #바다')] }]));
    expect((await run({ instagram: file })).photos).toEqual({ added: 0, changed: 0, same: 1 });
    expect(await allPhotos()).toMatchObject([{ title: '운영자의 제목', tags: ['산책'] }]);
  });

  it('leaves out a post that no database takes, and imports the others', async () => {
    const [uri, at] = [shot('one_n'), 1_770_000_000];
    const broken = [
      { media: [{ uri, creation_timestamp: at, title: 'a\0b' }] },
      { media: [{ uri: 'a\0.jpg', creation_timestamp: at }] },
      { media: [{ uri, creation_timestamp: at * 1000 }] },
    ];
    await save(place, JSON.stringify([...broken, { media: [media(shot('two_n'), '남는 사진')] }]));
    const { photos, problems } = await run({ instagram: folder });
    expect(photos).toEqual({ added: 1, changed: 0, same: 0 });
    expect(problems).toEqual(
      ['title', 'uri', 'creation_timestamp'].map(
        (field, index) => `posts_1.json, post ${index + 1} is left out: its media › 0 › ${field} cannot be used`,
      ),
    );
  });

  it('skips films, missing files and files outside of the export, with a message', async () => {
    const outside = await save('../outside.jpg', picture);
    await symlink(outside, join(folder, 'link.jpg'));
    await save(shot('broken_n'), Buffer.from('not a picture'));
    const uris = ['media/film.mp4', 'media/none.jpg', '../outside.jpg', 'link.jpg'];
    await save(
      place,
      JSON.stringify([
        { media: [media(shot('one_n'), '한 장은 남아요'), ...uris.map((uri) => media(uri))] },
        { media: [media(shot('broken_n'), '읽을 수 없는 사진')] },
        { title: 'no media' },
      ]),
    );
    const { photos, problems } = await run({ instagram: folder });
    expect(photos).toEqual({ added: 1, changed: 0, same: 0 });
    expect(await allPhotos()).toMatchObject([{ postType: 'image', media: [{ kind: 'image' }] }]);
    expect(problems).toEqual([
      ...uris.map((uri) => `posts_1.json, post 1: ${uri} is left out, no picture of this export`),
      'posts_1.json, post 3 is left out: its media cannot be used',
      expect.stringMatching(/broken_n\.jpg: Only JPEG, PNG and WebP/),
    ]);
  });

  it('prints the changes and writes nothing in a dry run', async () => {
    await save(place, JSON.stringify([{ media: [media(shot('one_n'), '하나')] }]));
    expect((await run({ instagram: folder, dryRun: true })).photos).toEqual({ added: 1, changed: 0, same: 0 });
    expect(await allPhotos()).toEqual([]);
    expect(await provider.read((db) => db.$count(files))).toBe(0);
  });

  it('reports why a folder without posts or a file that is not JSON is no export', async () => {
    await expect(run({ instagram: folder })).rejects.toThrow(/has no posts_1\.json/);
    const file = await save('posts_1.json', '<html>');
    await expect(run({ instagram: file })).rejects.toThrow(/no list of posts in JSON/);
    await expect(run({ instagram: join(folder, 'none') })).rejects.toThrow(/is not there/);
  });
});
