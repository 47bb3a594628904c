import { beforeEach, expect, it } from 'vitest';
import { type HomeSectionName, homeSectionNames } from '../../../contract/constants/home.ts';
import { homeSections } from '../../db/schema/site.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(homeSections));
  editor = await provider.member({ role: 'editor' });
});

const order = (names: readonly string[], by = editor) => by.call('PUT', 'manage/home/order/', { names });
const show = (name: HomeSectionName, shown: boolean) => editor.call('PUT', `manage/home/${name}/`, { shown });
const shown = async () => (await provider.call('GET', 'base/main/')).body.sections;
const reversed = homeSectionNames.toReversed();

it('has the order of a new site until an operator changes it', async () => {
  const { body } = await editor.call('GET', 'manage/home/');
  expect(body.sections).toEqual(homeSectionNames.map((slug) => ({ slug, shown: true })));
  expect(await shown()).toEqual([...homeSectionNames]);
});

it('is ordered and hidden at once, and both are logged', async () => {
  const { status, headers } = await order(reversed);
  expect([status, headers.get('Link')]).toEqual([200, '</>; rel="invalidates"']);
  expect((await show('videos', false)).status).toBe(200);
  expect(await shown()).toEqual(reversed.filter((name) => name !== 'videos'));
  const owner = await provider.member({ role: 'owner' });
  expect((await owner.call('GET', 'moderation/log/')).body.results.slice(0, 2)).toMatchObject([
    { action: 'show_home_section', label: 'videos', before: { shown: true }, after: { shown: false } },
    { action: 'order_home', before: { order: homeSectionNames.join(', ') }, after: { order: reversed.join(', ') } },
  ]);
  expect((await show('videos', true)).status).toBe(200);
  expect(await shown()).toEqual(reversed);
});

it('keeps what two operators change at once', async () => {
  const answers = await Promise.all([order(reversed), show('hot', false), show('best', false)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await shown()).toEqual(reversed.filter((name) => name !== 'hot' && name !== 'best'));
});

it.each([
  ['a name twice', [...homeSectionNames.slice(1), 'best']],
  ['one too few', homeSectionNames.slice(1)],
  ['an unknown one', [...homeSectionNames.slice(1), 'rankings']],
])('rejects an order with %s', async (_what, names) => {
  expect(await order(names)).toMatchObject({ status: 400, body: { names: expect.anything() } });
  expect(await shown()).toEqual([...homeSectionNames]);
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const answer = await order(reversed, await provider.member({ role }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
