// @vitest-environment node
import type { GetServerSideProps } from 'next';
import { beforeAll, expect, test } from 'vitest';
import * as search from '@/pages/search';
import { table } from '@/routes/table';
import { testProvider } from '../api';
import { aForum, aMember } from '../factories';
import { longSearches } from '../inputs/text';
import { propsOf } from '../render';

const lists = import.meta.glob<Record<string, { searched: GetServerSideProps }>>('../../routes/lists/*.ts');
const names = Object.entries(table.lists).flatMap(([name, { address }]) => (address.includes(':id') ? [] : [name]));
const manage = import.meta.glob<{ getServerSideProps: GetServerSideProps }>('../../pages/manage/*/index.tsx');

let manager: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  await testProvider();
  await aForum('free');
  manager = await aMember({ username: 'long_reader', role: 'owner' });
});

const statusOf = async (getServerSideProps: GetServerSideProps, query: string) => {
  const options = { path: `/list?${query}`, params: { slug: 'free' }, locale: 'ko', member: manager } as const;
  return (await propsOf({ default: () => null, getServerSideProps }, options)).status;
};

test.each(longSearches)('a search of $from is found by every list page', async ({ input }) => {
  const query = `search=${encodeURIComponent(input)}&product_type=${encodeURIComponent(input.slice(50))}`;
  for (const name of names) {
    const list = Object.values((await lists[`../../routes/lists/${name}.ts`]?.()) ?? {})[0];
    expect([name, list && (await statusOf(list.searched, query))]).toEqual([name, 200]);
  }
  for (const kind of ['', '&kind=topics']) expect(await statusOf(search.getServerSideProps, query + kind)).toBe(200);
});

test.each(Object.entries(manage))('%s takes a search that is too long', async (_, read) => {
  const { getServerSideProps } = await read();
  if (getServerSideProps) expect(await statusOf(getServerSideProps, `search=${'가'.repeat(101)}`)).toBe(200);
});
