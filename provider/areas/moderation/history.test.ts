import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { managerLog } from '../../db/schema/moderation.ts';
import { topics } from '../../db/schema/topics.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { purgeTrash } from './trash.ts';

const DAY = 24 * 60 * 60;

const provider = await testProvider();
await provider.forum('free');
const [author, manager] = [await provider.member(), await provider.member({ role: 'manager' })];

const call = (method: string, path: string, { token }: TestMember, body?: object) =>
  provider.call(method, path, { token, body });
const aTopic = async (title = '첫 제목') =>
  (await call('POST', 'topics/', author, { title, content: '첫 내용' })).body.id as number;
const topicCount = async () => (await provider.call('GET', 'forums/free/')).body.topic_count as number;
const trashOf = async (person: TestMember, query = '') =>
  (await call('GET', `trash/${query}`, person)).body.results as {
    id: number;
    may_restore: boolean;
    content: { subject: string; subject_id: number; path: string; status: string };
  }[];

it('stores every earlier version of a topic, for its author and managers only', async () => {
  const id = await aTopic();
  provider.advance(60);
  await call('PUT', `topics/${id}/`, author, { title: '둘째 제목' });
  provider.advance(60);
  await call('PUT', `topics/${id}/`, manager, { content: '다듬은 내용' });
  await call('PUT', `topics/${id}/`, author, { tags: [] });
  const path = `topics/${id}/history/`;
  const stored = await call('GET', path, author);
  expect(stored.body).toMatchObject({
    count: 2,
    results: [
      { title: '둘째 제목', content: '첫 내용', user: { username: author.username } },
      { title: '첫 제목', content: '첫 내용', user: { username: author.username } },
    ],
  });
  expect((await call('GET', path, manager)).body.count).toBe(2);
  expect((await call('GET', path, await provider.member())).status).toBe(404);
  expect((await provider.call('GET', path)).status).toBe(401);
  const log = await call('GET', 'moderation/log/?action=edit', manager);
  expect(log.body.results[0]).toMatchObject({ subject_id: id, member: { username: author.username } });
});

it('stores every earlier version of a comment', async () => {
  const path = `forums/free/topics/${await aTopic()}/comments/`;
  const { id } = (await call('POST', path, author, { content: '처음' })).body;
  await call('PUT', `${path}${id}/`, author, { content: '다음' });
  const stored = await call('GET', `comments/${id}/history/`, author);
  expect(stored.body.results).toMatchObject([{ title: '', content: '처음' }]);
  expect((await call('GET', `comments/${id}/history/`, await provider.member())).status).toBe(404);
});

it('restores a deleted topic for its author, with its count', async () => {
  const id = await aTopic('돌아올 글');
  const before = await topicCount();
  await call('DELETE', `topics/${id}/`, author);
  const [item] = await trashOf(author);
  expect(item).toMatchObject({ may_restore: true, content: { subject_id: id, path: '' } });
  const back = await call('POST', `trash/${item?.id}/restore/`, author);
  expect(back.body).toEqual({ success: true, path: `/forums/free/topics/${id}` });
  expect(back.headers.get('Link')).toBe(`</forums/free/topics/${id}>; rel="restores"`);
  expect((await provider.call('GET', `topics/${id}/`)).body.title).toBe('돌아올 글');
  expect(await topicCount()).toBe(before);
  expect((await call('POST', `trash/${item?.id}/restore/`, author)).status).toBe(404);
});

it('reinstates what a deletion reversed, past a day’s limit, and no more', async () => {
  const writer = await provider.member();
  const balances = async () => {
    const ledgers = ['xp-histories/', 'point-histories/'];
    const answers = await Promise.all(ledgers.map((path) => call('GET', path, writer)));
    return answers.map(({ body }) => body.summary.balance);
  };
  const ids: number[] = [];
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const body = { title: `여섯 글 ${index}`, content: '내용' };
    ids.push((await call('POST', 'topics/', writer, body)).body.id);
  }
  const before = await balances();
  for (const id of [ids[0], ids[5]]) {
    await call('DELETE', `topics/${id}/`, writer);
    const [item] = await trashOf(writer);
    await call('POST', `trash/${item?.id}/restore/`, writer);
    expect(await balances()).toEqual(before);
  }
});

it('notifies an author that a manager deleted their content, and that it is restored', async () => {
  const writer = await provider.member();
  const notified = async () => {
    const { results } = (await call('GET', 'notifications/', writer)).body;
    return (results as { outcome: string | null; path: string; subject: { title: string } }[])
      .filter(({ outcome }) => outcome !== null)
      .map(({ outcome, path, subject }) => [outcome, subject.title, path]);
  };
  const { id } = (await call('POST', 'topics/', writer, { title: '운영자도 지울 글', content: '내용' })).body;
  await call('DELETE', `topics/${id}/`, writer);
  const [own] = await trashOf(writer);
  await call('POST', `trash/${own?.id}/restore/`, writer);
  expect(await notified()).toEqual([]);
  await call('DELETE', `topics/${id}/`, manager);
  expect(await notified()).toEqual([['removed', '운영자도 지울 글', '/me/trash']]);
  const [again] = await trashOf(writer);
  await call('POST', `trash/${again?.id}/restore/`, manager);
  const back = ['restored', '운영자도 지울 글', `/forums/free/topics/${id}`];
  expect(await notified()).toContainEqual(back);
});

it('lets only managers restore what a manager deleted, and keeps hidden content hidden', async () => {
  const id = await aTopic('운영자가 지울 글');
  await call('PUT', `moderation/topic/${id}/`, manager, { status: 'hidden', reason: '광고' });
  await call('DELETE', `topics/${id}/`, manager);
  const own = (await trashOf(author)).find(({ content }) => content.subject_id === id);
  expect(own?.may_restore).toBe(false);
  expect((await call('POST', `trash/${own?.id}/restore/`, author)).body.code).toBe('not_owner');
  expect((await call('POST', `trash/${own?.id}/restore/`, await provider.member())).status).toBe(404);
  const every = await trashOf(manager, '?every=true');
  expect(every.some((item) => item.id === own?.id)).toBe(true);
  await call('POST', `trash/${own?.id}/restore/`, manager);
  expect((await call('GET', `topics/${id}/`, author)).body.status).toBe('hidden');
  expect((await call('GET', 'trash/?every=true', author)).status).toBe(404);
});

it('leaves a moderator’s own content deleted that another manager deleted, and logs an owner’s restoring', async () => {
  const [moderator, owner] = [await provider.member({ role: 'moderator' }), await provider.member({ role: 'owner' })];
  for (const writer of [moderator, owner]) {
    const { id } = (await call('POST', 'topics/', writer, { title: '다른 운영자가 지운 글', content: '내용' })).body;
    await call('DELETE', `topics/${id}/`, manager);
    const [item] = await trashOf(writer);
    const isOwner = writer === owner;
    expect(item?.may_restore).toBe(isOwner);
    expect((await call('POST', `trash/${item?.id}/restore/`, writer)).status).toBe(isOwner ? 200 : 409);
    const { results } = (await call('GET', 'moderation/log/?action=undelete', owner)).body;
    const logged = (results as { subject_id: number }[]).filter(({ subject_id }) => subject_id === id);
    expect(logged).toHaveLength(isOwner ? 1 : 0);
  }
});

it('restores deleted comments with their counts, beneath a placeholder that was removed', async () => {
  const id = await aTopic();
  const path = `forums/free/topics/${id}/comments/`;
  const first = (await call('POST', path, author, { content: '위' })).body.id;
  const reply = (await call('POST', path, author, { content: '아래', parent: first })).body.id;
  await call('DELETE', `${path}${first}/`, author);
  await call('DELETE', `${path}${reply}/`, author);
  expect((await provider.call('GET', path)).body.count).toBe(0);
  const items = await trashOf(author);
  const itemOf = (subject_id: number) => items.find(({ content }) => content.subject_id === subject_id);
  await call('POST', `trash/${itemOf(reply)?.id}/restore/`, author);
  expect((await provider.call('GET', path)).body).toMatchObject({
    count: 1,
    results: [{ status: 'deleted', replies: [{ content: '아래' }] }],
  });
  await call('POST', `trash/${itemOf(first)?.id}/restore/`, author);
  expect((await provider.call('GET', path)).body).toMatchObject({
    count: 1,
    results: [{ content: '위', replies: [{ content: '아래' }] }],
  });
  expect((await provider.call('GET', `topics/${id}/`)).body.comment_count).toBe(2);
});

const seven = [1, 2, 3, 4, 5, 6, 7];
const created = async (path: string, person: TestMember, body: object) => {
  const answer = await call('POST', path, person, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: number; slug: string };
};
const texts = { title: '지워질 글', content: '<p>내용</p>' };
/** Content of each kind, and the call by which its author deletes it. */
const makers = {
  topic: async (by: TestMember) => {
    const { id } = await created('topics/', by, { ...texts, forum: 'free' });
    return { id, path: `topics/${id}/` };
  },
  post: async (by: TestMember) => {
    const { id } = await created('posts/', by, texts);
    return { id, path: `posts/${id}/` };
  },
  question: async (by: TestMember) => {
    const { id, slug } = await created('questions/', by, texts);
    return { id, path: `questions/${slug}/` };
  },
  answer: async (by: TestMember) => {
    const { slug: question } = await created('questions/', by, texts);
    const { id } = await created('questions/answers/', by, { question, content: '내용' });
    return { id, path: `questions/answers/${id}/` };
  },
  comment: async (by: TestMember) => {
    const { id: topicId } = await created('topics/', by, { ...texts, forum: 'free' });
    const path = `forums/free/topics/${topicId}/comments/`;
    const { id } = await created(path, by, { content: '내용' });
    return { id, path: `${path}${id}/` };
  },
};

it.each(Object.keys(makers) as (keyof typeof makers)[])(
  'leaves a %s deleted that is deleted while a manager decides on it',
  async (subject) => {
    const writer = await provider.member();
    const contents = await Promise.all(seven.map(() => makers[subject](writer)));
    const answers = await Promise.all(
      contents.flatMap(({ id, path }, at) => [
        call('PUT', `moderation/${subject}/${id}/`, manager, {
          status: at % 2 ? 'hidden' : 'published',
          reason: '운영 원칙',
        }),
        call('DELETE', path, writer),
      ]),
    );
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const left = (await trashOf(writer)).map(({ content }) => [content.subject, content.status]);
    const deleted = answers.filter(({ status }, at) => at % 2 && status === 200);
    expect(left).toEqual(deleted.map(() => [subject, 'deleted']));
  },
);

it('leaves what is restored while a manager hides it hidden', async () => {
  const writer = await provider.member();
  const contents = await Promise.all(seven.map(() => makers.topic(writer)));
  const reader = await provider.member();
  for (const { id, path } of contents) {
    await call('POST', 'reports/', reader, { subject: 'topic', subjectId: id, reason: 'spam', note: '' });
    await call('DELETE', path, writer);
  }
  const items = await trashOf(writer);
  const queue = (await call('GET', `reports/?username=${writer.username}`, manager)).body.results as {
    id: number;
    changed_at: string;
  }[];
  const answers = await Promise.all([
    ...queue.map(({ id, changed_at }) =>
      call('POST', `reports/${id}/decision/`, manager, { decision: 'hide', reason: '광고', changed_at }),
    ),
    ...items.map(({ id }) => call('POST', `trash/${id}/restore/`, writer)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([...queue, ...items].map(() => 200));
  for (const { id } of contents) {
    const [row] = await provider.rows(topics, eq(topics.id, id));
    expect(row?.status).toBe('hidden');
  }
});

it('erases no content that is restored during the purge', async () => {
  const writer = await provider.member();
  const contents = await Promise.all(seven.map(() => makers.topic(writer)));
  for (const { path } of contents) await call('DELETE', path, writer);
  const items = await trashOf(writer);
  const { database, now } = provider.services;
  const lastDay = new Date(now().getTime() + 30 * DAY * 1000);
  const [answers] = await Promise.all([
    Promise.all(items.map(({ id }) => call('POST', `trash/${id}/restore/`, writer))),
    purgeTrash(database, lastDay),
  ]);
  for (const [at, { status }] of answers.entries()) {
    const id = items[at]?.content.subject_id ?? 0;
    const [row] = await provider.rows(topics, eq(topics.id, id));
    const due = status === 200 ? ['published', texts.content] : ['deleted', ''];
    expect([row?.status, row?.content]).toEqual(due);
  }
});

it('restores a comment while its last reply is deleted, and a reply while its comment is', async () => {
  for (const round of seven.slice(0, 4)) {
    const writer = await provider.member();
    const id = await aTopic();
    const path = `forums/free/topics/${id}/comments/`;
    const write = async (content: string, parent?: number) =>
      (await call('POST', path, writer, { content, parent })).body.id as number;
    const drop = (commentId: number) => call('DELETE', `${path}${commentId}/`, writer);
    const threads = await Promise.all(
      [1, 2, 3].map(async (at) => {
        const first = await write(`위 ${at}`);
        return { first, reply: await write(`아래 ${at}`, first) };
      }),
    );
    for (const { first, reply } of threads) await drop(round % 2 ? first : reply);
    const items = await trashOf(writer);
    const answers = await Promise.all(
      threads.flatMap(({ first, reply }) => {
        const [deleted, here] = round % 2 ? [first, reply] : [reply, first];
        const item = items.find(({ content }) => content.subject_id === deleted && content.subject === 'comment');
        return [call('POST', `trash/${item?.id}/restore/`, writer), drop(here)];
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await provider.call('GET', path);
    const shown = body.results
      .flatMap((it: { status: string; replies: { status: string }[] }) => [it, ...it.replies])
      .filter(({ status }: { status: string }) => status === 'published');
    expect([body.count, shown.length]).toEqual([threads.length, threads.length]);
    expect((await provider.call('GET', `topics/${id}/`)).body.comment_count).toBe(threads.length);
  }
});

it('erases content that was deleted thirty days ago, and no younger content', async () => {
  const old = await aTopic('오래전에 지운 글');
  await call('PUT', `topics/${old}/`, author, { content: '고친 내용' });
  await call('DELETE', `topics/${old}/`, author);
  provider.advance(29 * DAY);
  const { database, now } = provider.services;
  const young = await purgeTrash(database, now());
  const rowOf = async () => (await provider.rows(topics, eq(topics.id, old)))[0];
  expect([young, (await rowOf())?.content]).toEqual([0, '고친 내용']);
  await purgeTrash(database, new Date(now().getTime() + 2 * DAY * 1000));
  expect(await rowOf()).toMatchObject({ title: '', content: '', status: 'deleted' });
});

it('rejects changes of the log', async () => {
  const { database } = provider.services;
  await expect(provider.update(managerLog, { reason: '다른 이유' })).rejects.toThrow();
  await expect(database.write((tx) => tx.delete(managerLog).where(sql`true`))).rejects.toThrow();
});
