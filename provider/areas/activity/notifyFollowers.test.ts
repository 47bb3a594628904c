import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { notifyFollowers } from './notifyFollowers.ts';

const DAY_S = 24 * 60 * 60;

const provider = await testProvider();
const forum = await provider.forum('news');

const follow = (who: TestMember, whom: TestMember) => who.call('POST', `users/${whom.username}/follow/`, {});
const run = () => notifyFollowers(provider.services.database, provider.services.now());
const news = async (who: TestMember) => {
  const { token } = await provider.session(who.id);
  const { body } = await provider.call('GET', 'notifications/', { token });
  return body.results.filter(({ kind }: { kind: string }) => kind === 'published');
};
const publish = (by: TestMember, title: string) => provider.topic({ forumId: forum.id, userId: by.id, title });

it('notifies a follower of what an author publishes, once a day however often it runs', async () => {
  const [reader, star] = [await provider.member(), await provider.member()];
  await follow(reader, star);
  provider.advance(60);
  const first = await publish(star, '오늘의 첫 글');
  provider.advance(60);
  await publish(star, '오늘의 둘째 글');
  await run();
  await run();
  expect(await news(reader)).toMatchObject([
    {
      subject: { type: 'topic', id: String(first.id), title: '오늘의 첫 글' },
      path: `/forums/news/topics/${first.id}`,
      actors: [{ username: star.username }],
    },
  ]);
  const { token } = await provider.session(reader.id);
  await provider.call('POST', 'notifications/read/', { token, body: {} });
  provider.advance(600);
  await publish(star, '읽은 뒤에 쓴 글');
  await run();
  expect(await news(reader)).toHaveLength(1);
  provider.advance(DAY_S);
  await publish(star, '다음 날의 글');
  await run();
  expect((await news(reader)).map(({ subject }: { subject: { title: string } }) => subject.title)).toEqual([
    '다음 날의 글',
    '오늘의 첫 글',
  ]);
});

it('skips content from before the follow, hidden content, and followers who block the author', async () => {
  const [late, blocking, star] = [await provider.member(), await provider.member(), await provider.member()];
  await follow(blocking, star);
  provider.advance(60);
  const shown = await publish(star, '팔로우하기 전의 글');
  provider.advance(60);
  await follow(late, star);
  await blocking.call('POST', `users/${star.username}/block/`, {});
  await run();
  expect([await news(late), await news(blocking)]).toEqual([[], []]);
  await provider.update(topics, { status: 'hidden' }, eq(topics.id, shown.id));
  const other = await provider.member();
  await follow(other, star);
  await run();
  expect(await news(other)).toEqual([]);
});

it('notifies no follower who has not been on the site for a month', async () => {
  const [away, star] = [await provider.member(), await provider.member()];
  await follow(away, star);
  await provider.update(
    users,
    { activeAt: new Date(provider.now().getTime() - 31 * DAY_S * 1000) },
    eq(users.id, away.id),
  );
  provider.advance(60);
  await publish(star, '한 달 만의 글');
  await run();
  expect(await news(away)).toEqual([]);
});
