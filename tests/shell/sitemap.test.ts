import type { GetServerSideProps } from 'next';
import { expect, test } from 'vitest';
import { skinTypes } from '@/contract/skin';
import { getServerSideProps } from '@/pages/sitemap/[part]';
import { newSeed } from '@/provider/areas/raffles/commitment';
import { raffles } from '@/provider/db/schema/raffles';
import { testProvider } from '../api';

/** Returns the addresses of a part of the sitemap. */
async function partOf(part: string): Promise<string[]> {
  let text = '';
  const end = (sent: string) => {
    text = sent;
  };
  const res = { setHeader: () => undefined, end };
  const req = { headers: {}, cookies: {}, socket: { remoteAddress: '127.0.0.1' } };
  const context = { params: { part }, locale: 'ko', req, res };
  await getServerSideProps(context as unknown as Parameters<GetServerSideProps>[0]);
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
}

test('every skin type and survey has its place in the sitemap, each once', async () => {
  const pages = await partOf('pages');
  expect(pages).toEqual(expect.arrayContaining(skinTypes.map((code) => `/skin/${code}`)));
  expect(pages).toEqual(expect.arrayContaining(['/surveys', '/surveys/barrier']));
  expect(new Set(pages).size).toBe(pages.length);
});

test('every raffle has its place in the sitemap', async () => {
  const { services } = await testProvider();
  const texts = { title: '', titleEn: '', description: '', descriptionEn: '', image: '' };
  const at = services.now();
  const [made] = await services.database.write((tx) =>
    tx
      .insert(raffles)
      .values({ ...texts, startsAt: at, endsAt: at, publishedAt: at, ...newSeed() })
      .returning(),
  );
  expect(await partOf('raffles-1')).toContain(`/raffles/${made?.id}`);
});
