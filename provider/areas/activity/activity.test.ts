import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activitySchemas } from '../../../contract/activity.ts';
import { seedFirstContent } from '../../../seed/firstContent.ts';
import { comments } from '../../db/schema/comments.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { reportCases } from '../../db/schema/moderation.ts';
import { notificationCounts } from '../../db/schema/notifications.ts';
import { posts } from '../../db/schema/posts.ts';
import { questions } from '../../db/schema/questions.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { topics } from '../../db/schema/topics.ts';
import { enterAll } from '../../domain/ledger/ledger.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await seedFirstContent(provider.services, { accounts: false });

const follow = (who: TestMember, whom: TestMember) => who.call('POST', `users/${whom.username}/follow/`, {});
const get = async (who: TestMember, list: string) => {
  const { status, body } = await who.call('GET', `activity/${list}`);
  expect(status).toBe(200);
  return body;
};
const titlesOf = (answer: { results: { title: string }[] }) => answer.results.map(({ title }) => title);

it('lists what followed members publish, the latest first, and nothing of others', async () => {
  const forum = await provider.forum('feed');
  const [reader, star, stranger] = [await provider.member(), await provider.member(), await provider.member()];
  await follow(reader, star);
  await provider.topic({ forumId: forum.id, userId: star.id, title: '먼저 쓴 글' });
  provider.advance(60);
  await star.call('POST', 'questions/', { title: '다음에 물은 질문이에요', content: '건조한 볼에는 무엇을 바르나요?' });
  provider.advance(60);
  await provider.topic({ forumId: forum.id, userId: star.id, title: '가장 늦게 쓴 글' });
  await provider.topic({ forumId: forum.id, userId: star.id, title: '가려진 글', status: 'hidden' });
  await provider.topic({ forumId: forum.id, userId: stranger.id, title: '남의 글' });
  const feed = await get(reader, 'feed/');
  expect(activitySchemas.getFeed.response.parse(feed)).toEqual(feed);
  expect(titlesOf(feed)).toEqual(['가장 늦게 쓴 글', '다음에 물은 질문이에요', '먼저 쓴 글']);
  expect(feed.results[0]).toMatchObject({ kind: 'topic', section: '포럼 feed', user: { username: star.username } });
  expect(feed.results[1]).toMatchObject({
    kind: 'question',
    like_count: null,
    path: expect.stringMatching(/^\/questions\//),
  });
  const second = await get(reader, 'feed/?page=2&page_size=2');
  expect(second).toMatchObject({ count: 3, results: [{ title: '먼저 쓴 글' }] });
});

it('leaves out members between whom and the reader is a block, and those who have left', async () => {
  const forum = await provider.forum('blocks');
  const [reader, blocked, blocking, left] = [
    await provider.member(),
    await provider.member(),
    await provider.member(),
    await provider.member(),
  ];
  for (const star of [blocked, blocking, left]) {
    await follow(reader, star);
    await provider.topic({ forumId: forum.id, userId: star.id });
  }
  expect((await get(reader, 'feed/')).count).toBe(3);
  await reader.call('POST', `users/${blocked.username}/block/`, {});
  await blocking.call('POST', `users/${reader.username}/block/`, {});
  await left.call('POST', `users/${left.username}/leave/`, { confirmation: left.username });
  expect(await get(reader, 'feed/')).toMatchObject({ count: 0, results: [] });
});

it('lists what a member has written with the questions that they have answered, and nothing of others', async () => {
  const forum = await provider.forum('written');
  const [writer, other] = [await provider.member(), await provider.member()];
  await provider.topic({ forumId: forum.id, userId: other.id, title: '남의 글' });
  const own = await provider.topic({ forumId: forum.id, userId: writer.id, title: '내 글' });
  provider.advance(60);
  const question = { title: '세안은 몇 번 하세요?', content: '저녁에만 하는 분 계세요?' };
  const { body: asked } = await other.call('POST', 'questions/', question);
  await other.call('POST', 'questions/', { ...question, title: '답변하지 않은 질문' });
  provider.advance(60);
  await writer.call('POST', 'questions/', { ...question, title: '내 질문' });
  expect(titlesOf(await get(writer, 'written/'))).toEqual(['내 질문', '내 글']);
  await writer.call('POST', 'questions/answers/', { question: asked.slug, content: '저녁에 한 번만 해요.' });
  expect(titlesOf(await get(writer, 'written/'))).toEqual(['내 질문', '세안은 몇 번 하세요?', '내 글']);
  await provider.update(topics, { status: 'hidden' }, eq(topics.id, own.id));
  expect(titlesOf(await get(writer, 'written/'))).toEqual(['내 질문', '세안은 몇 번 하세요?']);
});

it('lists liked topics and posts in one list, the last liked first', async () => {
  const forum = await provider.forum('likes');
  const [reader, author] = [await provider.member(), await provider.member()];
  const one = await provider.topic({ forumId: forum.id, userId: author.id, title: '좋아요한 글' });
  const { body: post } = await author.call('POST', 'posts/', {
    title: '좋아요한 포스트',
    content: '<p>겨울에는 세안 뒤 3분이 중요해요.</p>',
  });
  await reader.call('POST', `topics/${one.id}/like/`, {});
  provider.advance(60);
  await reader.call('POST', `posts/${post.id}/like/`, {});
  const likes = await get(reader, 'likes/');
  expect(titlesOf(likes)).toEqual(['좋아요한 포스트', '좋아요한 글']);
  expect(likes.results[0]).toMatchObject({ kind: 'post', path: `/posts/${post.id}`, like_count: 1 });
  await provider.update(topics, { status: 'hidden' }, eq(topics.id, one.id));
  expect(titlesOf(await get(reader, 'likes/'))).toEqual(['좋아요한 포스트']);
});

it('lists liked comments, the last liked first, with their authors and places, and none that cannot be read', async () => {
  const forum = await provider.forum('liked-comments');
  const [reader, author] = [await provider.member(), await provider.member()];
  const topic = await provider.topic({ forumId: forum.id, userId: author.id, title: '댓글이 좋은 글' });
  const { body: question } = await author.call('POST', 'questions/', { title: '뭐가 좋아요?', content: '궁금해요' });
  const calls = [`forums/liked-comments/topics/${topic.id}/comments/`, `questions/${question.slug}/comments/`];
  const liked: { id: number }[] = [];
  for (const path of calls) {
    const { body } = await author.call('POST', path, { content: `좋은 말 ${liked.length}` });
    expect((await reader.call('POST', `${path}${body.id}/like/`, {})).status).toBe(200);
    provider.advance(60);
    liked.push(body);
  }
  const [onTopic, onQuestion] = liked;
  const list = await get(reader, 'likes/comments/');
  expect(activitySchemas.getLikedComments.response.parse(list)).toEqual(list);
  expect(list).toMatchObject({
    count: 2,
    results: [
      { path: `/questions/${question.slug}#comment-${onQuestion?.id}`, content: '좋은 말 1', collapsed: false },
      {
        path: `/forums/liked-comments/topics/${topic.id}#comment-${onTopic?.id}`,
        on: { kind: 'topic', title: '댓글이 좋은 글' },
        user: { username: author.username },
      },
    ],
  });
  const at = { createdAt: provider.now(), changedAt: provider.now() };
  await provider.insert(reportCases, {
    subject: 'comment',
    subjectId: onTopic?.id ?? 0,
    authorId: author.id,
    collapsed: true,
    ...at,
  });
  await provider.update(questions, { status: 'hidden' }, eq(questions.slug, question.slug));
  expect(await get(reader, 'likes/comments/')).toMatchObject({
    count: 1,
    results: [{ id: onTopic?.id, content: '', collapsed: true }],
  });
  await author.call('DELETE', `${calls[0]}${onTopic?.id}/`);
  expect(await get(reader, 'likes/comments/')).toMatchObject({ count: 0, results: [] });
  expect(await get(author, 'likes/comments/')).toMatchObject({ count: 0 });
});

it('lists own comments with their place, and no link to content that cannot be read any more', async () => {
  const forum = await provider.forum('comments');
  const [reader, author] = [await provider.member(), await provider.member()];
  const topic = await provider.topic({ forumId: forum.id, userId: author.id, title: '댓글 단 글' });
  const { body: comment } = await reader.call('POST', `forums/comments/topics/${topic.id}/comments/`, {
    content: '저도 그랬어요.',
  });
  const list = await get(reader, 'comments/');
  expect(activitySchemas.getOwnComments.response.parse(list)).toEqual(list);
  expect(list).toMatchObject({
    count: 1,
    results: [
      {
        path: `/forums/comments/topics/${topic.id}#comment-${comment.id}`,
        content: '저도 그랬어요.',
        hidden: false,
        on: { kind: 'topic', title: '댓글 단 글' },
      },
    ],
  });
  await provider.update(topics, { status: 'hidden' }, eq(topics.id, topic.id));
  expect((await get(reader, 'comments/')).results[0]).toMatchObject({ path: '', on: { kind: 'topic', title: '' } });
  expect(await get(author, 'comments/')).toMatchObject({ count: 0 });
});

it.each([
  ['topic', topics],
  ['post', posts],
  ['question', questions],
  ['video', videos],
  ['photo', photos],
] as const)('neither names nor links a hidden %s of an own comment', async (subject, table) => {
  const forum = await provider.forum(`hidden-${subject}`);
  const [reader, author] = [await provider.member(), await provider.member()];
  const by = { userId: author.id, title: '가려질 것' };
  const taken = { ...by, sourceId: subject, type: 'file', publishedAt: provider.now() } as const;
  const [row] = await {
    topic: () => provider.insert(topics, { ...by, forumId: forum.id, content: '글' }),
    post: () => provider.insert(posts, { ...by, type: 'article', content: '<p>글</p>', plain: '글', excerpt: '글' }),
    question: () => provider.insert(questions, { ...by, content: '글', slug: 'to-be-hidden' }),
    video: () => provider.insert(videos, taken),
    photo: () => provider.insert(photos, { ...taken, postType: 'image', media: [] }),
  }[subject]();
  await provider.insert(comments, { subject, subjectId: row?.id ?? 0, userId: reader.id, content: '댓글' });
  const shown = async () => (await get(reader, 'comments/')).results[0];
  expect(await shown()).toMatchObject({ path: expect.stringContaining('#comment-'), on: { title: '가려질 것' } });
  await provider.update(table, { status: 'hidden' }, eq(table.id, row?.id ?? 0));
  expect(await shown()).toMatchObject({ path: '', content: '댓글', on: { kind: subject, title: '' } });
});

it('gives the page of a comment behind many threads', async () => {
  const forum = await provider.forum('deep');
  const [reader, author] = [await provider.member(), await provider.member()];
  const topic = await provider.topic({ forumId: forum.id, userId: author.id });
  for (let made = 0; made < 30; made += 1) {
    provider.advance(60);
    await author.call('POST', `forums/deep/topics/${topic.id}/comments/`, { content: `${made}번째 댓글이에요.` });
  }
  const { body } = await reader.call('POST', `forums/deep/topics/${topic.id}/comments/`, {
    content: '서른한 번째예요.',
  });
  const { results } = await get(reader, 'comments/');
  expect(results[0].path).toBe(`/forums/deep/topics/${topic.id}?page=2#comment-${body.id}`);
});

it('tells nothing of winners before they are announced', async () => {
  const reader = await provider.member();
  const [event] = await provider.rows(events);
  if (!event) throw new Error('no event');
  const now = provider.services.now();
  const [application] = await provider.insert(eventApplications, {
    eventId: event.id,
    userId: reader.id,
    resourceUrls: [],
    createdAt: now,
    updatedAt: now,
  });
  if (!application) throw new Error('no application');
  await provider.insert(eventWinners, { applicationId: application.id, eventId: event.id, chosenAt: now });
  await provider.update(events, { announcedAt: null }, eq(events.id, event.id));
  const before = await get(reader, 'events/');
  expect(activitySchemas.getOwnEvents.response.parse(before)).toEqual(before);
  expect(before).toMatchObject({ count: 1, results: [{ slug: event.slug, status: 'applied' }] });
  await provider.update(events, { announcedAt: now }, eq(events.id, event.id));
  expect((await get(reader, 'events/')).results[0]).toMatchObject({ status: 'won' });
});

it('lists entries into raffles with the prize that they won', async () => {
  const reader = await provider.member();
  const [prize] = await provider.rows(rafflePrizes);
  const [raffle] = prize ? await provider.rows(raffles, eq(raffles.id, prize.raffleId)) : [];
  if (!prize || !raffle) throw new Error('no raffle');
  await provider.insert(raffleParticipations, {
    raffleId: raffle.id,
    userId: reader.id,
    status: 'won',
    prizeId: prize.id,
    number: 1000,
    clientSeed: 'river apple stone',
    createdAt: provider.services.now(),
  });
  const list = await get(reader, 'raffles/');
  expect(activitySchemas.getOwnRaffles.response.parse(list)).toEqual(list);
  expect(list.results).toMatchObject([{ raffle_id: raffle.id, status: 'won', prize: prize.name }]);
});

it('lists the courses that a member has begun, with their progress', async () => {
  const reader = await provider.member();
  expect(await get(reader, 'courses/')).toMatchObject({ count: 0 });
  const { body } = await reader.call('GET', 'courses/');
  const [first, second] = body.results;
  await reader.call('PUT', `courses/${first.slug}/lessons/1/`, { done: true });
  provider.advance(60);
  await reader.call('PUT', `courses/${second.slug}/lessons/1/`, { done: true });
  const list = await get(reader, 'courses/');
  expect(activitySchemas.getOwnCourses.response.parse(list)).toEqual(list);
  expect(list.results).toMatchObject([
    { slug: second.slug, done_count: 1, applied: false },
    { slug: first.slug, done_count: 1, lesson_count: first.lesson_count },
  ]);
});

it('answers a new member with their own home: no challenges, no feed, three members to follow', async () => {
  const reader = await provider.member();
  const home = await get(reader, 'home/');
  expect(activitySchemas.getOwnHome.response.parse(home)).toEqual(home);
  expect(home).toMatchObject({
    balances: { point: 0, heart: 0, xp: 0 },
    unread: { total: 0, comments: 0 },
    skin_type: null,
    streak: 0,
    challenges: [],
    following_count: 0,
    feed: [],
  });
  expect(home.recommended).toHaveLength(3);
});

it('puts the challenge to check in on first, and a checked one after it', async () => {
  const reader = await provider.member();
  const { body } = await reader.call('GET', 'challenges/?status=opened');
  for (const { id } of body.results) await reader.call('POST', `challenges/${id}/entrant/`, {});
  const before = await get(reader, 'home/');
  expect(before.challenges.length).toBeGreaterThan(1);
  const now = provider.services.now().toISOString();
  const due = before.challenges.filter(
    (it: { checked_today: boolean; window: { opens_at: string } }) => !it.checked_today && it.window.opens_at <= now,
  );
  expect(before.challenges.slice(0, due.length)).toEqual(due);
  const [first] = due;
  const { body: mine } = await reader.call('GET', `challenges/${first.id}/entrants/?user=${reader.username}`);
  await reader.call('POST', `challenges/${first.id}/entrants/${mine.results[0].id}/check/`, {
    content: '오늘도 했어요.',
  });
  const after = await get(reader, 'home/');
  expect(after.challenges[0].id).not.toBe(first.id);
  expect(after.challenges).toContainEqual(expect.objectContaining({ id: first.id, checked_today: true, streak: 1 }));
  expect(after.streak).toBe(1);
});

it('counts unread notifications, and comments among them', async () => {
  const forum = await provider.forum('unread');
  const [reader, other] = [await provider.member(), await provider.member()];
  const topic = await provider.topic({ forumId: forum.id, userId: reader.id });
  await other.call('POST', `forums/unread/topics/${topic.id}/comments/`, { content: '잘 읽었어요.' });
  await follow(other, reader);
  const { unread } = await get(reader, 'home/');
  expect(unread).toEqual({ total: (await reader.call('GET', 'notifications/')).body.unread_count, comments: 1 });
  await reader.call('POST', 'notifications/read/', {});
  expect((await get(reader, 'home/')).unread).toEqual({ total: 0, comments: 0 });
  expect(await provider.rows(notificationCounts, eq(notificationCounts.userId, reader.id))).toMatchObject([
    { unread: 0 },
  ]);
});

it('counts hearts of a new day as refilled', async () => {
  const reader = await provider.member();
  const account = { userId: reader.id, ledger: 'heart' as const };
  const now = provider.services.now();
  await provider.services.database.write((tx) =>
    enterAll(
      tx,
      account,
      [
        { amount: 5, reason: 'email_verified' },
        { amount: -3, reason: 'heart_given' },
      ],
      now,
    ),
  );
  expect((await get(reader, 'home/')).balances.heart).toBe(2);
  provider.advance(24 * 60 * 60);
  const { token } = await provider.session(reader.id);
  const { body } = await provider.call('GET', 'activity/home/', { token });
  expect(body.balances.heart).toBe(5);
  expect((await provider.call('GET', 'heart-histories/', { token })).body.summary.balance).toBe(5);
});
