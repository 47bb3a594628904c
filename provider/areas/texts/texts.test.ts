import { beforeEach, expect, it } from 'vitest';
import type { Badge } from '../../../contract/badges.ts';
import type { ManagedText } from '../../../contract/managedTexts.ts';
import { siteTexts } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const editor = await provider.member({ role: 'editor' });
const owner = await provider.member({ role: 'owner' });

beforeEach(() => provider.services.database.write((tx) => tx.delete(siteTexts)));

const GMKP = { key: 'name.GMKP', text: '첫눈 내린 아침', text_en: 'First snow' };
const set = (area: string, body: object, by: TestMember = editor) =>
  by.call('PUT', `manage/texts/${area}/`, { version: 0, ...body });
const reset = (area: string, body: object) => editor.call('PUT', `manage/texts/${area}/reset/`, body);
const textOf = async (area: string, key: string): Promise<ManagedText> => {
  const { body } = await editor.call('GET', `manage/texts/${area}/`);
  return body.results.find((text: ManagedText) => text.key === key);
};
const changedIn = async (language: string) =>
  (await provider.call('GET', 'texts/', { headers: { 'Accept-Language': language } })).body;
const badges = async (language = 'ko', query = '') =>
  (await provider.call('GET', `badges/${query}`, { headers: { 'Accept-Language': language } })).body.results as Badge[];

it('lists what may be changed as it ships, and shows readers nothing changed', async () => {
  expect(await textOf('badges', 'first_topic.name')).toEqual({
    key: 'first_topic.name',
    max: 30,
    shipped: '첫 이야기',
    shipped_en: 'First topic',
    text: null,
    text_en: null,
    outdated: false,
    version: 0,
  });
  expect(await changedIn('ko')).toEqual({ surveys: {}, skin: {} });
});

it('stores what differs from what ships, in the language in which it does', async () => {
  expect(await set('skin', GMKP)).toMatchObject({
    status: 200,
    body: { text: '첫눈 내린 아침', text_en: null, outdated: false, version: 1 },
  });
  expect(await changedIn('ko')).toEqual({ surveys: {}, skin: { 'name.GMKP': '첫눈 내린 아침' } });
  expect(await changedIn('en')).toEqual({ surveys: {}, skin: {} });
  await set('skin', { ...GMKP, text: '첫눈', version: 1 });
  expect(await textOf('skin', GMKP.key)).toMatchObject({ text: null, text_en: null, version: 2 });
  // As a messenger copies it.
  await set('skin', { ...GMKP, text: '\u200b첫눈\u200b', version: 2 });
  expect(await textOf('skin', GMKP.key)).toMatchObject({ text: null, text_en: null, version: 3 });
});

it('stores a text composed and in one line, as it will be drawn', async () => {
  const { body } = await set('surveys', {
    key: 'item.oil1',
    text: `  ${'기름이'.normalize('NFD')}\r\n돌아요.  `,
    text_en: 'It\tshines.',
  });
  expect([body.text, body.text_en]).toEqual(['기름이 돌아요.', 'It shines.']);
});

it('keeps a text that looks like HTML as that text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  expect((await set('skin', { ...GMKP, text })).status).toBe(200);
  expect((await changedIn('ko')).skin).toEqual({ 'name.GMKP': text });
});

it.each([
  ['a blank text', { text: ' \u3164 ' }, 'text'],
  ['a blank English text', { text_en: '\n' }, 'text_en'],
  ['a text that is longer than its own limit', { text: '눈'.repeat(31) }, 'text'],
  ['a slot that nothing fills', { text: '{{code}} 첫눈' }, 'text'],
  ['an open slot', { text_en: 'First {{snow' }, 'text_en'],
  ['a reference to another text', { text: '$t(errors:invalid)' }, 'text'],
])('rejects %s and stores nothing', async (_what, part, field) => {
  expect(await set('skin', { ...GMKP, ...part })).toMatchObject({
    status: 400,
    body: { [field]: [expect.any(String)] },
  });
  expect((await textOf('skin', GMKP.key)).version).toBe(0);
});

it.each([
  ['skin', 'type'],
  ['skin', 'side.Y'],
  ['surveys', 'start'],
  ['surveys', 'notDiagnosis'],
  ['badges', 'first_topic'],
  ['badges', '__proto__'],
])('has no text of %s to change under %s', async (area, key) => {
  expect((await set(area, { ...GMKP, key })).status).toBe(404);
  expect((await reset(area, { key, version: 0 })).status).toBe(404);
});

it('tells the second of two operators at once that the text has changed', async () => {
  const answers = await Promise.all([set('skin', { ...GMKP, text: '하나' }), set('skin', { ...GMKP, text: '둘' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
});

it('tells an operator of a change after which the text was reset and changed again', async () => {
  await set('skin', GMKP);
  await reset('skin', { key: GMKP.key, version: 1 });
  expect(await textOf('skin', GMKP.key)).toMatchObject({ text: null, version: 2 });
  expect(await changedIn('ko')).toEqual({ surveys: {}, skin: {} });
  await set('skin', { ...GMKP, text: '셋', version: 2 });
  expect(await set('skin', { ...GMKP, version: 1 })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect((await reset('skin', { key: GMKP.key, version: 1 })).status).toBe(409);
});

it('logs a change and a reset with what readers saw before and after', async () => {
  await set('skin', GMKP);
  await reset('skin', { key: GMKP.key, version: 1 });
  const { body } = await owner.call('GET', 'moderation/log/');
  expect(body.results.slice(0, 2)).toMatchObject([
    {
      action: 'reset_site_text',
      label: '첫눈',
      manager: { username: editor.username },
      before: { content: '첫눈 내린 아침' },
      after: { content: '첫눈' },
    },
    { action: 'edit_site_text', label: '첫눈', before: { content: '첫눈' }, after: { content: '첫눈 내린 아침' } },
  ]);
  expect(body.results[0].before).not.toHaveProperty('content_en');
});

it('names the pages of the area that changed, for the caches in front', async () => {
  const linkOf = async (area: string, body: object) =>
    ((await set(area, body)) as { headers: Headers }).headers.get('Link');
  expect(await linkOf('skin', GMKP)).toBe('</texts/skin>; rel="invalidates"');
  expect(await linkOf('badges', { key: 'first_post.name', text: '첫 기고', text_en: 'First post' })).toContain(
    '</texts/badges>',
  );
});

it('says which changed texts ship otherwise by now, and shows readers none whose slots no longer fit', async () => {
  const row = {
    name: 'skin:name.GMKP',
    text: '눈',
    textEn: null,
    shipped: '예전 이름',
    shippedEn: 'First snow',
    version: 4,
  };
  await provider.insert(siteTexts, row);
  expect(await textOf('skin', 'name.GMKP')).toMatchObject({ text: '눈', outdated: true, version: 4 });
  expect((await changedIn('ko')).skin).toEqual({ 'name.GMKP': '눈' });
  await provider.insert(siteTexts, { ...row, name: 'skin:name.GTKP', text: '{{code}} 리넨' });
  await provider.insert(siteTexts, { ...row, name: 'skin:name.GONE', text: '없는 타입' });
  expect((await changedIn('ko')).skin).toEqual({ 'name.GMKP': '눈' });
  await set('skin', { ...GMKP, text: '눈', version: 4 });
  expect(await textOf('skin', 'name.GMKP')).toMatchObject({ text: '눈', outdated: false, version: 5 });
});

it('says a badge by its changed texts wherever it is named', async () => {
  const texts = { key: 'first_topic.name', text: '첫걸음', text_en: 'First steps' };
  await set('badges', texts);
  await set('badges', {
    key: 'first_topic.description',
    text: '글 {{count}}개를 기념해요.',
    text_en: 'For {{count}} topic.',
  });
  const first = (list: Badge[]) => list.find(({ code }) => code === 'first_topic');
  expect(first(await badges())).toMatchObject({ name: '첫걸음', description: '글 1개를 기념해요.' });
  expect(first(await badges('en'))).toMatchObject({ name: 'First steps', description: 'For 1 topic.' });
  expect((await badges('ko', '?search=첫걸음')).map(({ code }) => code)).toEqual(['first_topic']);

  const member = await provider.member();
  await member.call('POST', 'topics/', { title: '오늘의 피부', content: '촉촉해요' });
  const profile = await provider.call('GET', `users/${member.username}/`);
  expect(profile.body.badges).toMatchObject([{ name: '첫걸음' }]);
  const { body } = await member.call('GET', 'notifications/');
  expect(body.results.find(({ kind }: { kind: string }) => kind === 'badge').subject.title).toBe('첫걸음');
  expect((await owner.call('GET', `manage/members/@${member.username}/`)).body.badges).toMatchObject([
    { name: '첫걸음' },
  ]);
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', 'manage/texts/skin/'), await set('skin', GMKP, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});
