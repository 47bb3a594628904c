// @vitest-environment node
import { expect, test, vi } from 'vitest';
import * as searchPage from '@/pages/forums/[slug]/search';
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

/** Asks for the search of a forum from an address, as Next does. */
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

test('an address that asks for too many searches gets the page with 429 and without calls', async () => {
  const { slug } = await aForum();
  expect(made).toEqual([[600, 60]]);
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
