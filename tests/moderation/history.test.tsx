import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '../actions';
import { call } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { aPost, openPost } from '../posts/open';
import { anAnswer, aQuestion } from '../questions/factories';
import { openQuestion } from '../questions/open';
import { openTopic } from '../topics/open';

const BEFORE = '처음에는 이렇게 썼어요';
const AFTER = '나중에는 이렇게 고쳤어요';

const change = async (by: TestMember, path: string, content = AFTER) => {
  const { status, body } = await call('PUT', path, { token: by.token, body: { content } });
  if (status >= 300) throw new Error(`${path} was not changed: ${JSON.stringify(body)}`);
};

/** Each writes something, changes it and opens its page as the author. */
const written = {
  'a post': async (by: TestMember) => {
    const post = await aPost({ by, content: `<p>${BEFORE}</p>` });
    await change(by, `posts/${post.id}/`, `<p>${AFTER}</p>`);
    return openPost({ post, member: by });
  },
  'a question': async (by: TestMember) => {
    const question = await aQuestion({ by, content: BEFORE });
    await change(by, `questions/${question.slug}/`);
    return openQuestion({ question, member: by });
  },
  'a comment': async (by: TestMember) => {
    const topic = await aTopic();
    const { id } = await aComment({ topic, by, content: BEFORE });
    await change(by, `forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/`);
    return openTopic({ topic, member: by });
  },
};

const expectVersion = async () => {
  const sheet = within(await screen.findByRole('dialog', { name: '수정 기록' }));
  expect(await sheet.findByText(BEFORE)).toBeVisible();
  expect(sheet.queryByText(AFTER)).toBeNull();
};

test.each(Object.entries(written))('the author of %s reads how it was before', async (_name, open) => {
  const { user } = await open(await aMember());
  expect(screen.getByText(AFTER)).toBeVisible();
  expect(screen.queryByText(BEFORE)).toBeNull();
  await user.click(await screen.findByRole('button', { name: '수정됨' }));
  await expectVersion();
});

test('the author of an answer reads how it was before, from its menu', async () => {
  const author = await aMember();
  const { id, question } = await anAnswer({ by: author, content: BEFORE });
  await change(author, `questions/answers/${id}/`);
  const { user } = await openQuestion({ question, member: author });
  await choose(user, `${author.nickname}님 답변 메뉴`, '수정 기록');
  await expectVersion();
});
