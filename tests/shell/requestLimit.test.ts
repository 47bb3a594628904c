// @vitest-environment node
import { expect, test, vi } from 'vitest';
import * as forumFeed from '@/pages/feeds/forums/[slug]';
import * as postFeed from '@/pages/feeds/posts';
import * as searchPage from '@/pages/forums/[slug]/search';
import * as robots from '@/pages/robots.txt';
import * as sitemapPart from '@/pages/sitemap/[part]';
import * as sitemap from '@/pages/sitemap.xml';
import { callsMade } from '../api';
import { aForum } from '../factories';

/** The limits that modules of the page make; here each lets three through in an hour. */
const { made } = vi.hoisted(() => ({ made: [] as number[][] }));
vi.mock('@/server/addressLimit', async (original) => {
  const { addressCounter } = await original<typeof import('@/server/addressLimit')>();
  return {
    addressCounter: (...given: [number, number]) => {
      made.push(given);
      return addressCounter(3, 60 * 60);
    },
  };
});

/** Requests the search of a forum from an address, as Next does. */
async function open(slug: string, remoteAddress: string) {
  const headers = new Map<string, string>();
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
  };
  const query = { slug, search: '당김' };
  const answer = await searchPage.getServerSideProps({
    locale: 'ko',
    query,
    params: { slug },
    resolvedUrl: `/forums/${slug}?search=당김`,
    req: { headers: {}, cookies: {}, url: '/', socket: { remoteAddress } },
    res,
  } as never);
  return { answer, headers, status: res.statusCode };
}

test('an address with too many searches gets the page with 429 and without calls', async () => {
  const { slug } = await aForum();
  expect(made).toEqual([
    [600, 60],
    [120, 60],
  ]);
  for (const host of ['1', '2', '3']) {
    expect((await open(slug, `2001:db8::${host}`)).status).toBe(200);
  }
  const before = callsMade().length;
  const { answer, headers, status } = await open(slug, '2001:db8::ffff');
  expect(status).toBe(429);
  expect(answer).toHaveProperty('props');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(callsMade()).toHaveLength(before);
  expect((await open(slug, '2001:db8:0:1::1')).status).toBe(200);
});

const documents = { '/feeds/forums/x.xml': forumFeed, '/feeds/posts.xml': postFeed };
const maps = { '/robots.txt': robots, '/sitemap.xml': sitemap, '/sitemap-pages.xml': sitemapPart };

test.each(Object.entries({ ...documents, ...maps }))(
  'an address that asks too often for %s gets 429 without calls',
  async (path, page) => {
    vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
    const { slug } = await aForum();
    const remoteAddress = `2001:db8:${path.length}::1`;
    const request = async () => {
      const headers = new Map<string, string>();
      const res = {
        statusCode: 200,
        setHeader: (name: string, value: string) => headers.set(name, value),
        end: vi.fn(),
      };
      await page.getServerSideProps({
        locale: 'ko',
        query: {},
        params: { slug, part: 'pages' },
        resolvedUrl: path,
        req: { headers: {}, cookies: {}, url: path, socket: { remoteAddress } },
        res,
      } as never);
      expect(res.end).toHaveBeenCalledTimes(1);
      return { status: res.statusCode, headers };
    };
    for (const _ of [1, 2, 3]) expect((await request()).status).toBe(200);
    const before = callsMade().length;
    const { status, headers } = await request();
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(callsMade()).toHaveLength(before);
  },
);
