// @vitest-environment node
import { expect, test } from 'vitest';
import * as searchPage from '@/pages/forums/[slug]/search';
import { layScenario } from '../api';
import { aForum } from '../factories';

test('a page whose calls failed is a 503 that is not cached', async () => {
  const { slug } = await aForum();
  layScenario('error');
  const headers = new Map<string, string>();
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
  };
  const answer = await searchPage.getServerSideProps({
    locale: 'ko',
    query: { slug, search: '당김' },
    params: { slug },
    resolvedUrl: `/forums/${slug}?search=당김`,
    req: { headers: {}, cookies: {}, url: '/', socket: { remoteAddress: '2001:db8:5::1' } },
    res,
  } as never);
  expect(answer).toHaveProperty('props.away', true);
  expect(res.statusCode).toBe(503);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
