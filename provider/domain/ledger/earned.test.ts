import { beforeEach, expect, it } from 'vitest';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let author: TestMember;
let reader: typeof author;
await provider.forum('free');
beforeEach(async () => {
  [author, reader] = [await provider.member(), await provider.member()];
});

const balanceOf = async (ledger: 'point' | 'xp', { token } = author) =>
  (await provider.call('GET', `${ledger}-histories/`, { token })).body.summary.balance;
const write = async (path: string, body: object, { token } = author) => {
  const answer = await provider.call('POST', path, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id as number;
};
const topic = () => write('forums/free/topics/', { title: '보습', content: '세 겹으로 발라요.' });

it('a topic credits its author with xp and points, and reverses them when it is deleted', async () => {
  const id = await topic();
  expect([await balanceOf('xp'), await balanceOf('point')]).toEqual([10, 10]);
  await author.call('DELETE', `topics/${id}/`);
  expect([await balanceOf('xp'), await balanceOf('point')]).toEqual([0, 0]);
});

it('a comment credits xp, and reverses it when it is deleted', async () => {
  const path = `forums/free/topics/${await topic()}/comments/`;
  const id = await write(path, { content: '저도요' }, reader);
  expect(await balanceOf('xp', reader)).toBe(2);
  await reader.call('DELETE', `${path}${id}/`);
  expect(await balanceOf('xp', reader)).toBe(0);
});

it('a like credits its author with one xp per liker, never twice, and none for an own like', async () => {
  const id = await topic();
  const like = ({ token }: typeof author) => provider.call('POST', `topics/${id}/like/`, { token });
  await like(reader);
  expect(await balanceOf('xp')).toBe(11);
  await like(reader);
  expect(await balanceOf('xp')).toBe(10);
  await like(reader);
  await like(author);
  expect(await balanceOf('xp')).toBe(11);
});

it('a verified address earns fifty xp, five hundred points and five hearts', async () => {
  const body = {
    username: 'newcomer',
    email: 'newcomer@example.com',
    password: 'a quiet evening',
    nickname: '새로온이',
    agreements: { terms: true, age: true, marketing: false },
  };
  const { body: tokens } = await provider.call('POST', 'auth/registration/', { body });
  const token = tokens.accessToken;
  const key = /key=([\w.-]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1];
  await provider.call('POST', 'auth/registration/verify-email/', { token, body: { key } });
  const balances = await Promise.all(
    ['xp', 'point', 'heart'].map(
      async (ledger) => (await provider.call('GET', `${ledger}-histories/`, { token })).body.summary.balance,
    ),
  );
  expect(balances).toEqual([50, 500, 5]);
});
