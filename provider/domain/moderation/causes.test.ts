import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { notifyFollowers } from '../../areas/activity/notifyFollowers.ts';
import { deliverDue } from '../../areas/notifications/deliver.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
provider.services.limits = { ...provider.services.limits, use: async () => undefined };
let author: TestMember;
let reader: TestMember;
let other: TestMember;
let manager: TestMember;
beforeEach(async () => {
  [author, reader, other] = [await provider.member(), await provider.member(), await provider.member()];
  manager = await provider.member({ role: 'manager' });
});

const post = async (by: TestMember, path: string, body: object = {}) => {
  const answer = await by.call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: number; slug: string };
};
/** Returns a member's notifications of what others did, the latest first, and how many of them are unread. */
async function heard(member: TestMember) {
  const { body } = await member.call('GET', 'notifications/?page_size=100');
  const results = (body.results as Notification[]).filter(({ kind }) => kind !== 'badge' && kind !== 'moderation');
  const others = (body.results as Notification[]).filter(
    ({ kind, status }) => status === 'unread' && (kind === 'badge' || kind === 'moderation'),
  );
  return { results, unread: body.unread_count - others.length };
}
const pathsOf = async (member: TestMember) => (await heard(member)).results.map(({ path }) => path);

/** Content whose deletion leaves nothing to read: makes it, and returns how to reach it. */
interface Made {
  /** Its address in the API. */
  path: string;
  /** The address above its comments, for content that has some. */
  comments?: string;
  subject: string;
  id: number;
  by: TestMember;
}
const commentOn = async (
  { path, comments = path }: Pick<Made, 'path' | 'comments'>,
  by = reader,
  body: object = {},
) => {
  const { id } = await post(by, `${comments}comments/`, { content: '잘 읽었어요', ...body });
  return { path: `${comments}comments/${id}/`, subject: 'comment', id, by } satisfies Made;
};
const aTopic = async (): Promise<Made> => {
  const { id } = await post(author, 'topics/', { title: '제목', content: '내용' });
  return { path: `topics/${id}/`, comments: `forums/free/topics/${id}/`, subject: 'topic', id, by: author };
};
/** Returns the address of a topic's page. */
const pageOf = ({ id }: Made) => `/forums/free/topics/${id}`;
const aPost = async (): Promise<Made> => {
  const { id } = await post(author, 'posts/', { title: '겨울 보습', content: '<p>세안 뒤</p>' });
  return { path: `posts/${id}/`, subject: 'post', id, by: author };
};
const aQuestion = async (): Promise<Made & { slug: string }> => {
  const { id, slug } = await post(author, 'questions/', { title: '왜 당기나요', content: '궁금해요' });
  return { path: `questions/${slug}/`, subject: 'question', id, slug, by: author };
};
const anAnswer = async (slug: string): Promise<Made> => {
  const { id } = await post(reader, 'questions/answers/', { question: slug, content: '물을 드세요' });
  return { path: `questions/answers/${id}/`, subject: 'answer', id, by: reader };
};
/** Lets each member hear of content: its author, who is mentioned there, and whose comment is liked. */
async function withTalk(made: Made): Promise<Made> {
  const comment = await commentOn(made, reader, { content: `@${other.username} 보세요` });
  await commentOn(made, other, { parent: comment.id });
  await other.call('POST', `${comment.path}like/`);
  return made;
}

const deletions: [string, () => Promise<Made>][] = [
  ['a comment', async () => commentOn(await aTopic())],
  [
    'a reply',
    async () => {
      const topic = await aTopic();
      const parent = await commentOn(topic, author);
      return commentOn(topic, reader, { parent: parent.id });
    },
  ],
  ['a comment that mentions', async () => commentOn(await aPost(), author, { content: `@${other.username} 님` })],
  [
    'a liked comment',
    async () => {
      const comment = await commentOn(await aTopic(), author);
      await reader.call('POST', `${comment.path}like/`);
      return comment;
    },
  ],
  [
    'a liked topic',
    async () => {
      const made = await aTopic();
      await reader.call('POST', `${made.path}like/`);
      return made;
    },
  ],
  ['a topic with comments', async () => withTalk(await aTopic())],
  [
    'a liked post with comments',
    async () => {
      const made = await withTalk(await aPost());
      await reader.call('POST', `${made.path}like/`);
      return made;
    },
  ],
  ['an answer', async () => anAnswer((await aQuestion()).slug)],
  [
    'a question with an answer and comments',
    async () => {
      const question = await aQuestion();
      await anAnswer(question.slug);
      return withTalk(question);
    },
  ],
  [
    'what followers were notified of',
    async () => {
      await reader.call('POST', `users/${author.username}/follow/`);
      await provider.update(users, { activeAt: provider.now() }, eq(users.id, reader.id));
      provider.advance(60);
      const made = await aTopic();
      await notifyFollowers(provider.services.database, provider.now());
      await author.call('POST', 'notifications/read/');
      return made;
    },
  ],
];
const removals: [string, (made: Made) => Promise<{ status: number }>][] = [
  ['deleted by its author', ({ by, path }) => by.call('DELETE', path)],
  ['deleted by a manager', ({ path }) => manager.call('DELETE', path)],
  [
    'hidden by a manager',
    ({ subject, id }) => manager.call('PUT', `moderation/${subject}/${id}/`, { status: 'hidden', reason: '광고' }),
  ],
];
const followOf = ({ kind }: Notification) => kind === 'follow';

it.each(deletions.flatMap(([name, make]) => removals.map(([how, remove]) => ({ name, how, make, remove }))))(
  '$name takes its notifications with it when it is $how',
  async ({ make, remove }) => {
    const made = await make();
    const members = [author, reader, other];
    const before = await Promise.all(members.map(heard));
    expect(before.flatMap(({ results }) => results).length).toBeGreaterThan(0);
    expect((await remove(made)).status).toBe(200);
    for (const member of members) {
      const { results, unread } = await heard(member);
      expect(results.filter((it) => !followOf(it))).toEqual([]);
      expect(unread).toBe(results.filter(({ status }) => status === 'unread').length);
    }
  },
);

it('a notification leads to the page on which its comment is now', async () => {
  const topic = await aTopic();
  const page = pageOf(topic);
  const first = await commentOn(topic, reader);
  for (let made = 0; made < 29; made += 1) await commentOn(topic, author);
  const late = await commentOn(topic, reader);
  const reply = await commentOn(topic, other, { parent: late.id });
  const like = async () => other.call('POST', `${late.path}like/`);
  await like();
  expect(await pathsOf(author)).toEqual([`${page}?page=2#comment-${reply.id}`]);
  expect(await pathsOf(reader)).toEqual([`${page}?page=2#comment-${late.id}`, `${page}?page=2#comment-${reply.id}`]);

  await reader.call('DELETE', first.path);
  expect(await pathsOf(author)).toEqual([`${page}#comment-${reply.id}`]);
  expect(await pathsOf(reader)).toEqual([`${page}#comment-${late.id}`, `${page}#comment-${reply.id}`]);
});

it('a message is sent with the address that its comment has by then', async () => {
  const topic = await aTopic();
  const first = await commentOn(topic, author);
  for (let made = 0; made < 29; made += 1) await commentOn(topic, author);
  await author.call('PUT', 'notifications/push/', {
    endpoint: `https://push.example/${author.id}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
  const late = await commentOn(topic, reader);
  await author.call('DELETE', first.path);
  provider.pushes.length = 0;
  await deliverDue(provider.services, 'push');
  expect(provider.pushes.map((push) => push.path)).toContain(`${pageOf(topic)}#comment-${late.id}`);
});

it('of several comments in one notification the deleted one goes, with its author when they wrote no other', async () => {
  const topic = await aTopic();
  const first = await commentOn(topic, reader);
  const second = await commentOn(topic, reader);
  const third = await commentOn(topic, other);
  const told = async () => {
    const { results, unread } = await heard(author);
    return [results.map(({ path: to, actor_count }) => [to.split('#').at(-1), actor_count]), unread];
  };
  expect(await told()).toEqual([[[`comment-${third.id}`, 2]], 1]);
  await other.call('DELETE', third.path);
  expect(await told()).toEqual([[[`comment-${second.id}`, 1]], 1]);
  await reader.call('DELETE', first.path);
  expect(await told()).toEqual([[[`comment-${second.id}`, 1]], 1]);
  await reader.call('DELETE', second.path);
  expect(await told()).toEqual([[], 0]);
});

it('a reply is still told of when the comment above it is deleted', async () => {
  const topic = await aTopic();
  const parent = await commentOn(topic, reader);
  const reply = await commentOn(topic, other, { parent: parent.id });
  await reader.call('DELETE', parent.path);
  expect(await pathsOf(reader)).toEqual([`${pageOf(topic)}#comment-${reply.id}`]);
});

it('a notification that was read goes as well, and leaves the unread ones counted', async () => {
  const topic = await aTopic();
  const comment = await commentOn(topic, reader);
  await author.call('POST', 'notifications/read/');
  const next = await commentOn(topic, other);
  await reader.call('DELETE', comment.path);
  expect(await heard(author)).toMatchObject({
    results: [{ path: `${pageOf(topic)}#comment-${next.id}` }],
    unread: 1,
  });
});

it('a like that is taken back leaves nothing that a deletion would take twice', async () => {
  const made = await aTopic();
  await reader.call('POST', `${made.path}like/`);
  await other.call('POST', `${made.path}like/`);
  await reader.call('POST', `${made.path}like/`);
  expect((await heard(author)).results.map(({ actor_count }) => actor_count)).toEqual([1]);
  await author.call('DELETE', made.path);
  expect(await heard(author)).toEqual({ results: [], unread: 0 });
});

it('content is deleted while others hear of it and write there, without a deadlock', async () => {
  const made = await aTopic();
  const members = [];
  for (let index = 0; index < 8; index += 1) members.push(await provider.member());
  for (const member of members) await commentOn(made, member, { content: `@${reader.username} @${other.username}` });
  const comments = await Promise.all(
    members.map(async (by) => commentOn(await aTopic(), by, { content: `@${other.username} @${reader.username}` })),
  );
  const results = await Promise.all([
    manager.call('DELETE', made.path),
    ...comments.map(({ path }) => manager.call('DELETE', path)),
    ...members.map((by) => by.call('POST', `${made.comments}comments/`, { content: `@${reader.username}` })),
  ]);
  for (const { status } of results) expect([200, 404]).toContain(status);
  expect(await heard(reader)).toEqual({ results: [], unread: 0 });
  expect(await heard(other)).toEqual({ results: [], unread: 0 });
});

it('content of which there are more notifications than a statement has parameters is deleted', async () => {
  const made = await aTopic();
  await provider.write(async (tx) => {
    await tx.execute(sql`
      insert into notifications (user_id, kind, status, group_key, subject_type, subject_id, created_at, updated_at)
      select ${reader.id}::int, 'published', 'read', 'published:many', 'topic', ${made.id}::text, now(), now()
      from generate_series(1, 66000)`);
    await tx.execute(sql`
      insert into notification_causes (notification_id, subject, subject_id, actor_id)
      select id, 'topic', ${made.id}::int, ${author.id}::int from notifications where group_key = 'published:many'`);
  });
  // As PostgreSQL does by itself within a minute. Until then its foreign keys go by plans of the small table, by which
  // each of the notifications that are deleted reads the whole of the large one.
  await provider.services.database.maintain('analyze notification_causes');
  expect((await author.call('DELETE', made.path)).status).toBe(200);
  expect(await provider.rows(notifications, eq(notifications.groupKey, 'published:many'))).toEqual([]);
});
