import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import * as photoPage from '@/pages/contents/photos/[id]';
import * as videoPage from '@/pages/contents/videos/[id]';
import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import * as postPage from '@/pages/posts/[id]';
import * as questionPage from '@/pages/questions/[slug]';
import { comments } from '@/provider/db/schema/comments';
import { reportCases } from '@/provider/db/schema/moderation';
import { posts } from '@/provider/db/schema/posts';
import { answers, questions } from '@/provider/db/schema/questions';
import { topics } from '@/provider/db/schema/topics';
import { testProvider } from '../api';
import { aPhoto, aVideo } from '../contents/make';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';

const TEXT = '새벽안개 본문';
const FILE = '/api/v1/files/fog-1x1.webp';
const picture = { url: FILE, alt: '', width: 1, height: 1 };
const idOf = ([row]: { id: number }[]) => row?.id ?? 0;

const openTopic = ({ id, forum }: { id: number; forum: { slug: string } }) =>
  renderPage(topicPage, { route: '/forums/[slug]/topics/[id]', params: { slug: forum.slug, id } });
async function aQuestion(content = '물음') {
  const { insert, now } = await testProvider();
  const userId = (await aMember()).id;
  const slug = `fog-${userId}`;
  const row = { userId, slug, title: '새벽안개 이야기', content, createdAt: now() };
  return { id: idOf(await insert(questions, row)), slug };
}
const openQuestion = ({ slug }: { slug: string }) =>
  renderPage(questionPage, { route: '/questions/[slug]', params: { slug } });
async function aComment(subject: 'topic' | 'video' | 'photo', subjectId: number) {
  const { insert } = await testProvider();
  const userId = (await aMember()).id;
  return idOf(await insert(comments, { subject, subjectId, userId, content: TEXT }));
}

interface Reported {
  subject: ModeratedSubject;
  id: number;
  open: () => Promise<{ unmount: () => void }>;
}

/** All content of which a page's metadata tells, each with whether the page itself is about it. */
const kinds: [string, boolean, () => Promise<Reported>][] = [
  [
    'topic',
    true,
    async () => {
      const topic = await aTopic({ content: TEXT });
      await (await testProvider()).update(topics, { files: [picture] });
      return { subject: 'topic', id: topic.id, open: () => openTopic(topic) };
    },
  ],
  [
    'post',
    true,
    async () => {
      const { insert, now } = await testProvider();
      const texts = { title: '새벽안개 이야기', content: `<p>${TEXT}</p>`, plain: TEXT, excerpt: TEXT, cover: picture };
      const userId = (await aMember()).id;
      const id = idOf(await insert(posts, { ...texts, userId, type: 'article', createdAt: now() }));
      return { subject: 'post', id, open: () => renderPage(postPage, { route: '/posts/[id]', params: { id } }) };
    },
  ],
  [
    'question',
    true,
    async () => {
      const question = await aQuestion(TEXT);
      return { subject: 'question', id: question.id, open: () => openQuestion(question) };
    },
  ],
  [
    'answer',
    false,
    async () => {
      const { insert, now } = await testProvider();
      const question = await aQuestion();
      const row = { questionId: question.id, userId: (await aMember()).id, content: TEXT, createdAt: now() };
      return { subject: 'answer', id: idOf(await insert(answers, row)), open: () => openQuestion(question) };
    },
  ],
  [
    'comment on a topic',
    false,
    async () => {
      const topic = await aTopic();
      return { subject: 'comment', id: await aComment('topic', topic.id), open: () => openTopic(topic) };
    },
  ],
  [
    'comment on a video',
    false,
    async () => {
      const { id } = await aVideo();
      const open = () => renderPage(videoPage, { route: '/contents/videos/[id]', params: { id } });
      return { subject: 'comment', id: await aComment('video', id), open };
    },
  ],
  [
    'comment on a photo post',
    false,
    async () => {
      const { id } = await aPhoto();
      const open = () => renderPage(photoPage, { route: '/contents/photos/[id]', params: { id } });
      return { subject: 'comment', id: await aComment('photo', id), open };
    },
  ],
];

const attribute = (selector: string, name = 'content') => document.head.querySelector(selector)?.getAttribute(name);

test.each(kinds)('a collapsed %s is in no link preview and no structured data', async (kind, isPage, make) => {
  const { subject, id, open } = await make();
  const told = async () => {
    const { unmount } = await open();
    await waitFor(() => expect(document.head.querySelector('script[type="application/ld+json"]')).not.toBeNull());
    const text = document.head.innerHTML;
    const seen = {
      text: text.includes(TEXT),
      picture: text.includes('fog-1x1'),
      indexed: attribute('meta[name="robots"]') !== 'noindex',
    };
    unmount();
    document.head.innerHTML = '';
    return seen;
  };
  expect(await told()).toEqual({ text: true, picture: kind === 'topic' || kind === 'post', indexed: true });
  const { insert, now } = await testProvider();
  const at = { createdAt: now(), changedAt: now() };
  await insert(reportCases, { subject, subjectId: id, authorId: (await aMember()).id, collapsed: true, ...at });
  expect(await told()).toEqual({ text: false, picture: false, indexed: !isPage });
});
