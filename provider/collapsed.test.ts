import { expect, it } from 'vitest';
import { reportCases } from './db/schema/moderation.ts';
import { posts } from './db/schema/posts.ts';
import { questions } from './db/schema/questions.ts';
import { testProvider } from './testing.ts';

const provider = await testProvider();
const forum = await provider.forum('free');
const [author, reader] = [await provider.member(), await provider.member()];

const TEXT = '새벽안개본문';
const picture = (kind: string) => ({ url: `/api/v1/files/${kind}-1x1.webp`, alt: '', width: 1, height: 1 });
const written = { userId: author.id, title: '새벽안개 이야기', createdAt: provider.now() };

/** Every kind of content that has a list, each inserted with a text and, where the kind has any, a picture. */
const kinds = {
  topic: async () =>
    (await provider.topic({ ...written, forumId: forum.id, content: TEXT, files: [picture('topic')] })).id,
  async post() {
    const texts = { content: `<p>${TEXT}</p>`, plain: TEXT, excerpt: TEXT, cover: picture('post') };
    const [row] = await provider.insert(posts, { ...written, ...texts, type: 'article' });
    return row?.id ?? 0;
  },
  async question() {
    const [row] = await provider.insert(questions, { ...written, content: TEXT, slug: 'early-fog' });
    return row?.id ?? 0;
  },
};

/** Every list that shows content of several kinds, or of one. */
const lists = [
  ...['search/?search=새벽안개', `search/?search=${TEXT}`, 'base/main/', 'bookmarks/'],
  ...['topics/', 'forums/free/topics/', 'posts/', 'questions/'],
  ...['activity/home/', 'activity/feed/', 'activity/likes/', 'posts/like/'],
];

it.each(Object.entries(kinds))(
  'shows a collapsed %s without its text and its picture in every list',
  async (subject, insert) => {
    const id = await insert();
    await reader.call('POST', 'bookmarks/', { subject, id, saved: true });
    await reader.call('POST', `users/${author.username}/follow/`);
    if (subject !== 'question') await reader.call('POST', `${subject}s/${id}/like/`);
    const shown = async () => {
      const found = await Promise.all(
        lists.map(async (path) => [path, JSON.stringify((await reader.call('GET', path)).body)] as const),
      );
      return found
        .map(([path, text]) => [path, [TEXT, picture(subject).url].filter((part) => text.includes(part))] as const)
        .filter(([, parts]) => parts.length > 0);
    };
    expect((await shown()).map(([path]) => path)).toEqual(expect.arrayContaining(lists.slice(0, 2)));
    await provider.insert(reportCases, {
      subject: subject as keyof typeof kinds,
      subjectId: id,
      authorId: author.id,
      collapsed: true,
      createdAt: provider.now(),
      changedAt: provider.now(),
    });
    expect(await shown()).toEqual([]);
  },
);
