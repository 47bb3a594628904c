import { expect, it } from 'vitest';
import { banners } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const ids: Record<string, number> = {};
const banner = (title: string, position: number) => ({
  type: 'main' as const,
  title,
  titleEn: `${title} in English`,
  description: '',
  descriptionEn: '',
  href: '/forums',
  image: '/api/v1/files/a-1x1.webp',
  position,
});
const rows = await provider.insert(banners, [
  banner('second', 2),
  banner('first', 1),
  { ...banner('side', 0), type: 'sub' },
  { ...banner('off', 3), status: 'inactive' },
]);
for (const row of rows) ids[row.title] = row.id;

const titles = async (query = '', token?: string) => {
  const { body } = await provider.call('GET', `banners/?${query}`, { token });
  return body.results.map((banner: { title: string }) => banner.title);
};

it('lists banners in their order, filtered by type', async () => {
  expect(await titles()).toEqual(['side', 'first', 'second']);
  expect(await titles('type=main')).toEqual(['first', 'second']);
  expect(await titles('type=main&ordering=-position')).toEqual(['second', 'first']);
  expect(await titles('ordering=id')).toEqual(['second', 'first', 'side']);
});

it('shows a banner in the caller’s language', async () => {
  const { body } = await provider.call('GET', `banners/${ids.first}/`, { headers: { 'Accept-Language': 'en' } });
  expect(body).toMatchObject({ id: ids.first, title: 'first in English', status: 'active' });
});

it('shows an inactive banner to a manager only', async () => {
  const { token } = await provider.member({ role: 'manager' });
  const member = await provider.member();
  expect(await titles('status=inactive')).toEqual([]);
  expect(await titles('status=inactive', member.token)).toEqual([]);
  expect(await titles('status=inactive', token)).toEqual(['off']);
  expect((await provider.call('GET', `banners/${ids.off}/`)).status).toBe(404);
  expect((await provider.call('GET', `banners/${ids.off}/`, { token })).status).toBe(200);
  expect((await provider.call('GET', 'banners/9999/')).status).toBe(404);
});

it.each([
  ['type=top', 'type'],
  ['status=gone', 'status'],
  ['ordering=title', 'ordering'],
])('rejects %s by the name of the field', async (query, field) => {
  const { status, body } = await provider.call('GET', `banners/?${query}`);
  expect(status).toBe(400);
  expect(body[field]).toBeDefined();
});
