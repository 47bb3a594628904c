import { millisecondsInDay, millisecondsInHour, secondsInHour } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewMemberLimits } from '../../../contract/managedSettings.ts';
import { bannedWords } from '../../db/schema/moderation.ts';
import { files, newMemberLimits } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const owner = await provider.member({ role: 'owner' });
const old = await provider.member({ createdAt: new Date('2025-01-01T00:00:00Z') });
const site = provider.services.env.SITE_URL;
for (const id of ['one.webp', 'two.webp']) await provider.insert(files, { id, width: 640, height: 480, size: 10 });
const picture = (name: string) => `/api/v1/files/${name}.webp`;

const ago = (time: number) => new Date(provider.now().getTime() - time);

let member: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(newMemberLimits));
  member = await provider.member({ createdAt: ago(22 * millisecondsInHour) });
});
const joined = (createdAt: Date) => provider.update(users, { createdAt }, eq(users.id, member.id));
/** Signs the member in again, whose token a later time has ended. */
const signIn = async () => {
  const { token } = await provider.session(member.id);
  member = { ...member, call: (method, path, body) => provider.call(method, path, { token, body }) };
};

const limit = async (limits: Partial<NewMemberLimits> = {}) => {
  const all = { days: 3, links: true, pictures: true, posts_a_day: 0, comments_a_day: 0, version: 1 };
  const { token } = await provider.session(owner.id);
  const body = { enabled: true, ...all, ...limits };
  const { status } = await provider.call('PUT', 'manage/settings/new-members/', { token, body });
  expect(status).toBe(200);
};

let made = 0;
/** How each kind is written and changed, by a text of its content. */
const kinds = {
  topic: {
    create: (content: string, by = member) => by.call('POST', 'forums/free/topics/', { title: '글', content }),
    update: ({ id }: { id: number }, content: string) => member.call('PUT', `topics/${id}/`, { content }),
  },
  post: {
    create: (content: string, by = member) => by.call('POST', 'posts/', { title: '글', content: `<p>${content}</p>` }),
    update: ({ id }: { id: number }, content: string) =>
      member.call('PUT', `posts/${id}/`, { content: `<p>${content}</p>` }),
  },
  question: {
    create: (content: string, by = member) => by.call('POST', 'questions/', { title: `질문 ${++made}`, content }),
    update: ({ slug }: { slug: string }, content: string) => member.call('PUT', `questions/${slug}/`, { content }),
  },
  answer: {
    async create(content: string, by = member) {
      const { slug } = (await kinds.question.create('어떻게 해요?', old)).body;
      return by.call('POST', 'questions/answers/', { question: slug, content });
    },
    update: ({ id }: { id: number }, content: string) => member.call('PUT', `questions/answers/${id}/`, { content }),
  },
  comment: {
    async create(content: string, by = member) {
      const { id } = await provider.topic({ forumId: 1, userId: old.id });
      const answer = await by.call('POST', `forums/free/topics/${id}/comments/`, { content, parent: null });
      return { ...answer, body: { ...answer.body, topic: id } };
    },
    update: ({ id, topic }: { id: number; topic: number }, content: string) =>
      member.call('PUT', `forums/free/topics/${topic}/comments/${id}/`, { content }),
  },
};
type Kind = keyof typeof kinds;
const every = Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][];
const rejected = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });

describe.each(every)('a %s of a new member', (_kind, { create, update: change }) => {
  const update = change as (made: object, content: string) => ReturnType<TestMember['call']>;

  it('may have a link as long as nothing is limited', async () => {
    expect((await create('https://evil.example')).status).toBe(200);
    await limit({ enabled: false, links: false });
    expect((await create('https://evil.example')).status).toBe(200);
  });

  it('has no link to another site, neither as it is written nor by an edit', async () => {
    await limit({ links: false });
    expect(await create('여기예요 evil.com')).toMatchObject(rejected('content'));
    const { status, body } = await create('링크 없이 써요');
    expect(status).toBe(200);
    expect(await update(body, '이제 https://evil.example 이에요')).toMatchObject(rejected('content'));
    expect((await update(body, '링크 없이 고쳐요')).status).toBe(200);
  });

  it('keeps a link that it had before, and gets no other one', async () => {
    const { body } = await create('https://first.example 좋아요');
    await limit({ links: false });
    expect((await update(body, 'https://first.example 정말 좋아요')).status).toBe(200);
    expect(await update(body, 'https://first.example https://second.example')).toMatchObject(rejected('content'));
  });

  it('may mention members and link to the site', async () => {
    await limit({ links: false });
    expect((await create(`@${old.username} 님, ${site}/forums/free 에 있어요`)).status).toBe(200);
    expect(await create(`${site}@evil.example/forums`)).toMatchObject(rejected('content'));
  });

  it('may have links again once the days are over, also by an edit', async () => {
    await limit({ links: false, days: 1 });
    const { body } = await create('링크 없이 써요');
    expect(await update(body, 'https://evil.example')).toMatchObject(rejected('content'));
    await joined(ago(millisecondsInDay));
    expect((await update(body, 'https://now.example')).status).toBe(200);
    expect((await create('https://now.example')).status).toBe(200);
  });

  it('counts for its day when it is written, and not when it is changed', async () => {
    await limit({ posts_a_day: 2, comments_a_day: 2 });
    expect((await create('하나')).status).toBe(200);
    const { body } = await create('둘');
    const full = await create('셋');
    expect([full.status, full.body.code]).toEqual([429, 'too_many']);
    expect((await update(body, '둘을 고쳐요')).status).toBe(200);
  });
});

it('is never new with a role', async () => {
  await limit({ links: false, posts_a_day: 1 });
  for (const role of ['owner', 'manager', 'editor', 'moderator', 'support'] as const) {
    const { call } = await provider.member({ role, createdAt: provider.now() });
    const write = () => call('POST', 'forums/free/topics/', { title: '글', content: 'https://ok.example' });
    expect([(await write()).status, (await write()).status]).toEqual([200, 200]);
  }
});

it('names the link and the minute from which on it is possible, in both languages', async () => {
  await joined(new Date('2026-03-01T05:00:20Z'));
  await limit({ links: false });
  const say = async (language: string) => {
    const { body } = await provider.call('POST', 'forums/free/topics/', {
      token: member.token,
      headers: { 'Accept-Language': language },
      body: { title: '글', content: '보세요 https://evil.example/a' },
    });
    return body.content[0];
  };
  expect(await say('ko')).toBe(
    '아직 링크를 넣을 수 없어요: evil.example/a. 새로 가입한 회원은 3월 4일 14:01부터 넣을 수 있어요.',
  );
  expect(await say('en')).toBe(
    'You cannot add links yet: evil.example/a. As a new member you can from March 4 at 14:01, Korean time.',
  );
});

it('finds links in every text of a topic', async () => {
  await limit({ links: false });
  for (const field of ['title', 'name', 'productType']) {
    const body = { title: '글', content: '내용', [field]: 'evil.com' };
    expect(await member.call('POST', 'forums/free/topics/', body)).toMatchObject(rejected(field));
  }
});

it('finds links in the markup of a post: targets, videos, mailboxes and those of a Notion page', async () => {
  await limit({ links: false });
  const { create, update } = kinds.post;
  for (const content of [
    '<a href="https://evil.example/?a=1&amp;b=2">여기</a>',
    '<a href="mailto:a@evil.com">메일</a>',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  ]) {
    expect(await create(`글 ${content}`)).toMatchObject(rejected('content'));
  }
  const { status, body } = await create('<a href="/forums/free">포럼</a>');
  expect(status).toBe(200);
  expect(await update(body, '<a href="https://evil.example">포럼</a>')).toMatchObject(rejected('content'));
  const title = [['여기', [['a', 'https://evil.example']]]];
  const ids = ['1', '2'].map((it) => it.repeat(32));
  const [page = '', text = ''] = ids;
  const block = {
    [page]: { value: { id: page, type: 'page', properties: { title: [['제목']] }, content: [text] } },
    [text]: { value: { id: text, type: 'text', properties: { title } } },
  };
  const notion = { type: 'notion', title: '노션', recordMap: { block } };
  expect(await member.call('POST', 'posts/', notion)).toMatchObject(rejected('recordMap'));
  expect((await old.call('POST', 'posts/', notion)).status).toBe(200);
});

it('lets a reply quote a link of its thread, whole or cut, and no other one', async () => {
  await limit({ links: false });
  const { id } = await provider.topic({ forumId: 1, userId: old.id });
  const path = `forums/free/topics/${id}/comments/`;
  const { body: thread } = await old.call('POST', path, {
    content: '여기 https://good.example/long 봐요',
    parent: null,
  });
  const reply = (content: string, parent: number | null = thread.id) => member.call('POST', path, { content, parent });
  const quoted = await reply('> 여기 https://good.example/long 봐요\n고마워요');
  expect(quoted.status).toBe(200);
  expect((await reply('> 여기 https://good.exa…\n고마워요')).status).toBe(200);
  expect(await reply('> 여기 https://evil.example 봐요')).toMatchObject(rejected('content'));
  expect(await reply('> 여기 https://good.example/long 봐요\nhttps://evil.example')).toMatchObject(rejected('content'));
  expect(await reply('> 여기 https://good.example/long 봐요', null)).toMatchObject(rejected('content'));
});

it('adds no picture to a topic or a post, and keeps those that are there', async () => {
  const body = { title: '글', content: '내용', fileUrls: [picture('one')], fileAlts: [''] };
  const { body: topic } = await member.call('POST', 'forums/free/topics/', body);
  const article = { title: '글', content: `<p>글 <img src="${picture('one')}" alt=""></p>` };
  const { body: post } = await member.call('POST', 'posts/', article);
  await limit({ pictures: false });
  expect(await member.call('POST', 'forums/free/topics/', body)).toMatchObject(rejected('fileUrls'));
  const two = { fileUrls: [picture('one'), picture('two')], fileAlts: ['', ''] };
  expect(await member.call('PUT', `topics/${topic.id}/`, two)).toMatchObject(rejected('fileUrls'));
  expect((await member.call('PUT', `topics/${topic.id}/`, body)).status).toBe(200);
  expect(await member.call('POST', 'posts/', article)).toMatchObject(rejected('content'));
  expect((await member.call('PUT', `posts/${post.id}/`, article)).status).toBe(200);
  expect(await member.call('PUT', `posts/${post.id}/`, { cover: picture('two') })).toMatchObject(rejected('cover'));
});

it('counts a day in Korea over topics, posts and questions together, also deleted ones', async () => {
  await limit({ posts_a_day: 3, days: 30 });
  await kinds.topic.create('하나');
  await kinds.post.create('둘');
  const { body } = await kinds.question.create('셋');
  expect((await member.call('DELETE', `questions/${body.slug}/`)).status).toBe(200);
  const full = await kinds.topic.create('넷');
  expect(full).toMatchObject({ status: 429, body: { title: [expect.stringContaining('하루에 3개')] } });
  // It is 12:00 in Korea.
  expect(full.headers.get('Retry-After')).toBe(String(12 * secondsInHour));
  expect((await kinds.comment.create('댓글은 써요')).status).toBe(200);
  provider.advance(12 * secondsInHour);
  await signIn();
  expect((await kinds.topic.create('넷')).status).toBe(200);
});

it('writes again from the end of its days on, if that is before midnight', async () => {
  await joined(ago(millisecondsInDay - millisecondsInHour));
  await limit({ posts_a_day: 1, days: 1 });
  await kinds.topic.create('하나');
  expect((await kinds.topic.create('둘')).headers.get('Retry-After')).toBe(String(secondsInHour));
  provider.advance(secondsInHour);
  await signIn();
  expect((await kinds.topic.create('둘')).status).toBe(200);
});

it('counts what is written at once one after the other', async () => {
  await limit({ posts_a_day: 2 });
  const writes = [kinds.topic, kinds.post, kinds.question, kinds.topic].map(({ create }) => create('동시에'));
  const statuses = (await Promise.all(writes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 429, 429]);
});

it('counts nothing that was rejected for another reason', async () => {
  await provider.insert(bannedWords, { word: '나쁜말', form: '나쁜말', createdAt: provider.now() });
  await limit({ posts_a_day: 1, links: false });
  expect((await kinds.topic.create('나쁜말')).status).toBe(400);
  expect((await kinds.topic.create('evil.com')).status).toBe(400);
  expect((await kinds.topic.create('하나')).status).toBe(200);
});
