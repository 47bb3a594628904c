import { beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedBannerCalls } from '../../../contract/managedBanners.calls.ts';
import type { ManagedBanner } from '../../../contract/managedBanners.ts';
import { banners } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const HOUR = 3_600_000;
const provider = await testProvider();
const announcer = await withPassword(provider, { role: 'editor' });
const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR).toISOString();

type Body = InputOf<typeof managedBannerCalls.createBanner>['body'];

let editor: TestMember;
let picture: string;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(banners));
  editor = await provider.member({ role: 'editor' });
  picture = await aPicture(editor);
});

/** Inserts an uploaded picture of a member, and returns its address. */
const aPicture = async ({ id: userId }: Pick<TestMember, 'id'>) => (await provider.picture(userId)).url;

const body = (): Body => ({
  type: 'main',
  title: '봄맞이 챌린지',
  title_en: 'A spring challenge',
  description: '같이 시작해요.',
  description_en: 'Start together.',
  href: '/challenges/3?tab=rules',
  image: picture,
  phone_image: '',
  on: true,
  starts_at: null,
  ends_at: null,
});
const create = (rest: Partial<Body> = {}) => editor.call('POST', 'manage/banners/', { ...body(), ...rest });
const made = async (rest: Partial<Body> = {}): Promise<ManagedBanner> => (await create(rest)).body;
const change = ({ id, state: _, ...fields }: ManagedBanner, rest: Partial<Body> = {}, by = editor) =>
  by.call('PUT', `manage/banners/${id}/`, { ...fields, ...rest });
const titlesOf = (answer: { body: { results: { title: string }[] } }) => answer.body.results.map(({ title }) => title);
const shown = async (query = 'type=main&status=active') => titlesOf(await provider.call('GET', `banners/?${query}`));
const listed = async () => titlesOf(await editor.call('GET', 'manage/banners/'));

/** Publishes an announcement with a banner, and returns that. */
async function announced(): Promise<ManagedBanner> {
  const { status } = await announcer.call('POST', 'manage/announcements/', {
    title: '점검 안내',
    title_en: 'Maintenance',
    description: '',
    description_en: '',
    path: '/support',
    notify: false,
    image: await aPicture(announcer),
    pin: false,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  return (await editor.call('GET', 'manage/banners/')).body.results[0];
}
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};

it('makes a banner that readers see at once, after the others', async () => {
  await made({ title: '먼저 있던 배너' });
  const { status, body: banner } = await create();
  expect([status, banner]).toEqual([200, { id: banner.id, state: 'shown', ...body(), version: 1 }]);
  expect(await shown()).toEqual(['먼저 있던 배너', '봄맞이 챌린지']);
  expect((await provider.call('GET', `banners/${banner.id}/`)).body).not.toHaveProperty('phone_image');
  expect(await logged()).toMatchObject({
    action: 'create_banner',
    label: '봄맞이 챌린지',
    after: { path: '/challenges/3?tab=rules', banner: true, type: 'main' },
  });
});

it('is shown from its start until its end', async () => {
  const banner = await made({ starts_at: at(1 / 60), ends_at: at(2 / 60) });
  const state = async () => (await editor.call('GET', `manage/banners/${banner.id}/`)).body.state;
  const page = async () => (await provider.call('GET', `banners/${banner.id}/`)).status;
  expect([await state(), await shown(), await page()]).toEqual(['scheduled', [], 404]);
  provider.advance(60);
  expect([await state(), await shown(), await page()]).toEqual(['shown', ['봄맞이 챌린지'], 200]);
  expect((await provider.call('GET', 'base/main/')).body.banners).toMatchObject([{ id: banner.id, status: 'active' }]);
  provider.advance(60);
  expect([await state(), await shown(), await page()]).toEqual(['ended', [], 404]);
  expect((await provider.call('GET', 'base/main/')).body.banners).toEqual([]);
  // A manager reads it as one that is not shown.
  const manager = await provider.member({ role: 'manager' });
  expect(titlesOf(await manager.call('GET', 'banners/?status=inactive'))).toEqual(['봄맞이 챌린지']);
});

it('is hidden while it is off, whatever its times are', async () => {
  const banner = await made({ ends_at: at(5) });
  const { body: off } = await change(banner, { on: false });
  expect(off).toMatchObject({ state: 'off', version: 2 });
  expect(await shown()).toEqual([]);
  expect(await logged()).toMatchObject({ action: 'edit_banner', before: { banner: true }, after: { banner: false } });
  expect((await change(off, { on: true })).body.state).toBe('shown');
  expect(await shown()).toEqual(['봄맞이 챌린지']);
});

it('shows narrow windows a picture of its own, where it has one', async () => {
  const phone = await aPicture(editor);
  const { id } = await made({ phone_image: phone });
  expect((await provider.call('GET', `banners/${id}/`)).body.phone_image).toBe(phone);
});

const wrong: [keyof Body, () => Partial<Body>][] = [
  ['title', () => ({ title: ' ' })],
  ['title_en', () => ({ title_en: '가'.repeat(61) })],
  ['description', () => ({ description: '가'.repeat(121) })],
  ['href', () => ({ href: 'https://elsewhere.example' })],
  ['href', () => ({ href: '//elsewhere.example' })],
  ['href', () => ({ href: '/\\elsewhere.example' })],
  ['href', () => ({ href: 'javascript:alert(1)' })],
  ['image', () => ({ image: '/api/v1/files/none.webp' })],
  ['image', () => ({ image: 'https://elsewhere.example/a.webp' })],
  ['phone_image', () => ({ phone_image: '/api/v1/files/none.webp' })],
  ['ends_at', () => ({ starts_at: at(2), ends_at: at(2) })],
  // The year 1 as it is typed in Korea.
  ['starts_at', () => ({ starts_at: '0000-12-31T15:32:08.000Z' })],
];

it.each(wrong)('rejects a wrong %s (%#)', async (field, part) => {
  const { status, body: error } = await create(part());
  expect([status, Object.keys(error)]).toEqual([400, expect.arrayContaining([field])]);
  expect(await listed()).toEqual([]);
});

it('tells the second of two operators that the banner has changed, and keeps the first one’s', async () => {
  const banner = await made();
  await change(banner, { title: '첫 수정' });
  const other = await provider.member({ role: 'editor' });
  expect(await change(banner, { title: '둘째 수정' }, other)).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict' },
  });
  expect(await listed()).toEqual(['첫 수정']);
});

it('keeps pictures of another operator that it shows already', async () => {
  const banner = await made();
  const other = await provider.member({ role: 'editor' });
  expect((await change(banner, { title: '다른 제목' }, other)).status).toBe(200);
});

it('orders some banners among each other, and leaves the others in their places', async () => {
  const [a, b, c, d] = [
    await made({ title: 'a' }),
    await made({ title: 'b' }),
    await made({ title: 'c' }),
    await made({ title: 'd' }),
  ];
  const order = (...ids: number[]) => editor.call('PUT', 'manage/banners/order/', { ids });
  expect((await order(d.id, b.id, a.id)).status).toBe(200);
  expect(await listed()).toEqual(['d', 'b', 'c', 'a']);
  expect(await logged()).toMatchObject({
    action: 'order_banners',
    before: { order: 'a, b, d' },
    after: { order: 'd, b, a' },
  });
  for (const ids of [
    [a.id, a.id],
    [a.id, 999_999],
  ]) {
    expect(await order(...ids)).toMatchObject({ status: 400, body: { ids: [expect.any(String)] } });
  }
  expect((await order(a.id, b.id, c.id, d.id)).status).toBe(200);
  expect(await listed()).toEqual(['a', 'b', 'c', 'd']);
});

it('is deleted, also when an announcement showed it', async () => {
  const banner = await announced();
  expect((await editor.call('DELETE', `manage/banners/${banner.id}/`)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await editor.call('DELETE', `manage/banners/${banner.id}/`)).status).toBe(404);
  expect((await announcer.call('GET', 'manage/announcements/')).body.results[0]).toMatchObject({ banner: 'ended' });
  expect(await logged()).toMatchObject({ action: 'delete_banner', before: { title: '점검 안내' } });
});

it('notices an announcement that takes its banner down meanwhile', async () => {
  const banner = await announced();
  const [announcement] = (await announcer.call('GET', 'manage/announcements/')).body.results;
  expect((await announcer.call('POST', `manage/announcements/${announcement.id}/end/`)).status).toBe(200);
  expect(await change(banner)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/banners/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
