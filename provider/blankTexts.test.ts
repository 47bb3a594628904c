import { expect, it } from 'vitest';
import { invisibleTexts, visibleTexts } from '../tests/inputs/text.ts';
import { noLimits, testProvider } from './testing.ts';

const provider = await testProvider({ limits: noLimits });
await provider.forum('free');
const member = await provider.member();

const topic = {
  ...{ forum: 'free', title: '제목', content: '글', fileUrls: [], fileAlts: [], categories: [], tags: [] },
  ...{ showManagerBadge: false, name: '', productType: '', skinType: '' },
};
const post = { title: '제목', content: '<p>글</p>', cover: null, coverAlt: '', categories: [], tags: [], products: [] };
const question = { title: '제목이에요', content: '글' };
const support = { topic: 'other', content: '글', fileUrl: '' };
const { body: written } = await member.call('POST', 'topics/', topic);

/** Calls with a field that needs a text, each with a body that has all others. */
const needing = [
  ['POST', 'topics/', 'title', topic],
  ['POST', 'topics/', 'content', topic],
  ['POST', 'posts/', 'title', post],
  ['POST', 'questions/', 'title', question],
  ['POST', 'questions/', 'content', question],
  ['POST', 'support/threads/', 'content', support],
  ['POST', `forums/free/topics/${written.id}/comments/`, 'content', { content: '글' }],
] as const;

it.each(invisibleTexts)('refuses a required text of $from, on its field', async ({ input }) => {
  for (const [method, path, field, body] of needing) {
    const answer = await member.call(method, path, { ...body, [field]: input });
    expect([path, answer.status, Object.keys(answer.body)]).toEqual([path, 400, expect.arrayContaining([field])]);
  }
  const article = await member.call('POST', 'posts/', { ...post, content: `<p>${input}</p>` });
  expect([article.status, Object.keys(article.body)]).toEqual([400, expect.arrayContaining(['content'])]);
  const { body } = await member.call('PUT', `users/${member.username}/introduction/`, { introduction: input });
  expect(body).toMatchObject({ success: true, user: { introduction: '' } });
});

it.each(visibleTexts)('takes $from as a title', async ({ input }) => {
  const { status, body } = await member.call('POST', 'topics/', { ...topic, title: input });
  expect([status, body.title]).toEqual([200, input]);
});
