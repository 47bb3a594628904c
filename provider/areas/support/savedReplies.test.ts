import { beforeEach, expect, it } from 'vitest';
import { savedReplies } from '../../db/schema/support.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();

let support: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(savedReplies));
  support = await provider.member({ role: 'support' });
});

const save = (title: string, content: string, by = support) => by.call('POST', 'manage/replies/', { title, content });
const listed = async (by = support) => (await by.call('GET', 'manage/replies/')).body.results;

it('are shared by all roles, by their titles', async () => {
  await save('환불', '사흘 안에 돌려드려요.');
  await save('가입', '메일함을 확인해 주세요.', await provider.member({ role: 'moderator' }));
  expect(await listed(await provider.member({ role: 'editor' }))).toMatchObject([
    { title: '가입', content: '메일함을 확인해 주세요.' },
    { title: '환불', content: '사흘 안에 돌려드려요.' },
  ]);
});

it('are replaced under their title, also when two save at once, and both are logged', async () => {
  const answers = await Promise.all([save('환불', '사흘 안에 돌려드려요.'), save('환불', '이틀 안에 돌려드려요.')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await save('환불', '바로 돌려드려요.');
  expect(await listed()).toMatchObject([{ title: '환불', content: '바로 돌려드려요.' }]);
  const owner = await provider.member({ role: 'owner' });
  const { results } = (await owner.call('GET', 'moderation/log/')).body;
  expect(results[0]).toMatchObject({ action: 'save_reply', label: '환불', after: { content: '바로 돌려드려요.' } });
});

it.each([
  ['', '내용'],
  [' \u200b ', '내용'],
  ['가'.repeat(41), '내용'],
  ['이름', ' '],
  ['이름', '가'.repeat(2001)],
])('reject %j with %#', async (title, content) => {
  expect((await save(title, content)).status).toBe(400);
  expect(await listed()).toEqual([]);
});

it('are deleted once', async () => {
  const { body: reply } = await save('환불', '사흘 안에 돌려드려요.');
  const remove = () => support.call('DELETE', `manage/replies/${reply.id}/`);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

it('are no member’s', async () => {
  const member = await provider.member();
  expect(await member.call('GET', 'manage/replies/')).toMatchObject({ status: 404 });
  expect((await save('환불', '내용', member)).status).toBe(404);
});
