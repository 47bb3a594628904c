import { expect, it } from 'vitest';
import { reportCases } from '../../db/schema/moderation.ts';
import { questions } from '../../db/schema/questions.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const forumId = (await provider.forum('free')).id;
const userId = (await provider.member({ username: 'quiet_lake', nickname: '고요한호수' })).id;

const ask = async (
  slug: string,
  title: string,
  { content = '자세히 적어요', status = 'published' }: { content?: string; status?: 'published' | 'hidden' } = {},
) => {
  const [row] = await provider.insert(questions, { slug, title, content, userId, status });
  if (!row) throw new Error('no question');
  return row;
};
const alike = async (title: string, kind = 'questions') => {
  const { status, body } = await provider.call('GET', `search/alike/?${new URLSearchParams({ title, kind })}`);
  expect(status).toBe(200);
  return body.results;
};
const keysOf = (results: { key: string }[]) => results.map(({ key }) => key);

it('finds a question that says the same with other particles, endings and words between', async () => {
  await ask('sting', '선크림 바르고 나면 눈이 많이 시려요');
  await ask('white', '선크림이 하얗게 떠요');
  const [first, ...others] = await alike('선크림을 바르면 눈이 시린데 왜 그럴까요?');
  expect(first).toEqual({
    type: 'question',
    key: 'sting',
    text: '선크림 바르고 나면 눈이 많이 시려요',
    place: null,
    avatar: null,
    user: expect.objectContaining({ username: 'quiet_lake' }),
  });
  // One common word of four is not alike.
  expect(others).toEqual([]);
});

it('finds what is asked for in the usual words of a request, and not what has a word in its text alone', async () => {
  await ask('balm', '클렌징밤 뭐가 순해요?');
  await ask('other', '여행 가방에 뭘 넣나요', { content: '클렌징밤은 꼭 챙겨요. 추천해 주세요' });
  for (const what of ['양말', '모자', '우산']) await ask(what, `${what} 어디서 사요`, { content: '추천해 주세요' });
  expect(keysOf(await alike('클렌징밤 추천해 주세요'))).toEqual(['balm']);
});

it('orders by the rarest words, and answers three at most', async () => {
  for (const index of [1, 2, 3, 4]) await ask(`toner-${index}`, `토너패드 추천 ${index}`);
  await ask('mugwort', '쑥토너패드 사용법');
  expect(keysOf(await alike('토너패드 사용법'))).toEqual(['mugwort']);
  expect(keysOf(await alike('토너패드 추천'))).toHaveLength(3);
});

it('finds what a question is about, and not what is asked in the same words', async () => {
  await ask('retinal', '레티날, 처음이면 어떻게 시작해야 하나요?');
  for (const what of ['세럼', '에센스', '립밤', '마스크', '오일']) await ask(what, `오래된 ${what} 써도 되나요?`);
  expect(keysOf(await alike('레티날은 언제부터 써도 되나요'))).toEqual(['retinal']);
});

it('finds nothing for a title of usual words alone, and nothing by them beside others', async () => {
  await ask('serum-order', '비타민세럼 처음인데 순서가 어떻게 되나요?');
  await ask('first-order', 'What is the best order of serums, first to last?');
  for (const title of ['처음 시작하는 순서', '순서 알려 주세요', '어떻게 해야 하나요?', 'what is the best order?']) {
    expect(await alike(title), title).toEqual([]);
  }
  expect(keysOf(await alike('비타민세럼은 언제 써요'))).toEqual(['serum-order']);
  expect(await alike('족집게 처음 쓰는 순서')).toEqual([]);
});

it('finds topics of any forum with their forum, and no questions among them', async () => {
  const topic = await provider.topic({ forumId, userId, title: '나이아신아마이드 후기' });
  await ask('niacin', '나이아신아마이드 순서');
  expect(await alike('나이아신아마이드', 'topics')).toMatchObject([
    { type: 'topic', key: String(topic.id), place: { slug: 'free', name: '포럼 free' } },
  ]);
});

it('leaves out what is hidden and what reports have collapsed', async () => {
  await ask('hidden', '판테놀 앰플 질문', { status: 'hidden' });
  const { id } = await ask('collapsed', '판테놀 앰플 광고');
  const at = { createdAt: provider.now(), changedAt: provider.now() };
  await provider.insert(reportCases, { subject: 'question', subjectId: id, authorId: userId, collapsed: true, ...at });
  expect(await alike('판테놀 앰플')).toEqual([]);
});

it('finds nothing for a title without words, and takes signs and wildcards as what they are', async () => {
  for (const title of ['', '   ', '?!', '왜', '%%% ___', '👍👍👍👍']) expect(await alike(title)).toEqual([]);
  expect(await alike('가'.repeat(120))).toEqual([]);
});

it('rejects a longer title than there can be, and other kinds', async () => {
  for (const query of [`title=${'a'.repeat(121)}&kind=questions`, 'title=abcd&kind=posts', 'title=abcd']) {
    expect((await provider.call('GET', `search/alike/?${query}`)).status).toBe(400);
  }
});
