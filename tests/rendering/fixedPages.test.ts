// @vitest-environment node
import { http } from 'msw';
import type { GetStaticProps } from 'next';
import { expect, test } from 'vitest';
import type { createListPage } from '@/routes/createPage';
import { table } from '@/routes/table';
import { server } from '../api';

type ListPage = ReturnType<typeof createListPage>;
const pages = import.meta.glob<{ getStaticProps: GetStaticProps }>('../../pages/**/*.tsx');
const lists = import.meta.glob<Record<string, ListPage>>('../../routes/lists/*.ts');

/** Returns the provider's answer for missing content. */
const notFound = () => Response.json({ code: 'not_found', detail: 'Not found.' }, { status: 404 });

const singles = Object.values(table.singles).map(({ page, value }) => ({ page, value }));
const fixedLists = Object.entries(table.lists)
  .filter(([, { address }]) => !address.includes(':'))
  .map(([name]) => name);

test.each(singles)('$page is never replaced by a 404 of one of its calls', async ({ page, value }) => {
  server.use(http.all('*/api/v1/*', notFound));
  const { getStaticProps } = (await pages[`../../pages${page}.tsx`]?.()) ?? {};
  const parameter = /\[(\w+)\]$/.exec(page)?.[1] ?? '';
  await expect(getStaticProps?.({ locale: 'ko', params: { [parameter]: value } })).rejects.toThrow(
    /provider did not answer/,
  );
});

test.each(fixedLists)('the first page of %s is never replaced by a 404 of one of its calls', async (name) => {
  server.use(http.all('*/api/v1/*', notFound));
  const list = Object.values((await lists[`../../routes/lists/${name}.ts`]?.()) ?? {})[0];
  await expect(list?.numbered({ locale: 'ko', params: { page: '1', view: 'every' } })).rejects.toThrow(
    /provider did not answer/,
  );
});
