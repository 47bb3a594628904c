import { http } from 'msw';
import { expect, test } from 'vitest';
import { answersApi } from '@/api/answers';
import { commentsApi } from '@/api/comments';
import { commentWritesApi } from '@/api/commentWrites';
import { questionsApi } from '@/api/questions';
import { topicComments, topicsApi } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { newKey } from '@/lib/browser/keys';
import { makeStore } from '@/store/makeStore';
import { server, testProvider } from '../api';
import { aMember, aTopic } from '../factories';
import { createGate } from '../gate';
import { aQuestion } from '../questions/factories';

/**
 * Delays the next call of a method at an address: `there` before the provider gets it, or `back` after the
 * provider has answered. The gate `there` opens when it is held.
 */
function hold(method: 'get' | 'post', path: string, way: 'there' | 'back') {
  const there = createGate();
  const { open, opened } = createGate();
  const answer = async (request: Request) => (await testProvider()).app.fetch(request);
  server.use(
    http[method](
      `*/api/v1/${path}`,
      async ({ request }) => {
        const early = way === 'back' ? await answer(request) : undefined;
        there.open();
        await opened;
        return early ?? answer(request);
      },
      { once: true },
    ),
  );
  return { held: there.opened, letGo: open };
}

test('a read that a like overtook does not take the like off the page', async () => {
  const topic = await aTopic();
  const { token } = await aMember();
  const key = { slug: topic.forum.slug, id: topic.id };
  const store = makeStore({ accessToken: token });
  const { getTopic } = topicsApi.endpoints;
  await store.dispatch(getTopic.initiate(key));

  const { held, letGo } = hold('get', `forums/${key.slug}/topics/${key.id}/`, 'back');
  const read = store.dispatch(getTopic.initiate(key, { forceRefetch: true }));
  await held;
  await store.dispatch(
    topicWritesApi.endpoints.likeTopic.initiate({ id: topic.id, liked: true, idempotencyKey: newKey() }),
  );
  letGo();
  expect((await read).data).toMatchObject({ liked: true, like_count: 1 });
  expect(getTopic.select(key)(store.getState()).data?.liked).toBe(true);
});

test.each(['there', 'back'] as const)(
  'a comment is on the page once, which was read while it was on its way %s',
  async (way) => {
    const topic = await aTopic();
    const { token, user } = await aMember();
    const subject = topicComments({ slug: topic.forum.slug, id: topic.id });
    const page = { path: subject.path, page: 1 };
    const store = makeStore({ accessToken: token });
    const { getComments } = commentsApi.endpoints;
    await store.dispatch(getComments.initiate(page));

    const { held, letGo } = hold('post', `${subject.path}comments/`, way);
    const { username, nickname, avatar, is_partner, is_manager } = user;
    const write = store.dispatch(
      commentWritesApi.endpoints.createComment.initiate({
        subject,
        page: 1,
        content: '한 번만',
        author: { username, nickname, avatar, is_partner, is_manager },
        idempotencyKey: newKey(),
      }),
    );
    await held;
    const read = store.dispatch(getComments.initiate(page, { forceRefetch: true }));
    letGo();
    const { id } = await write.unwrap();
    await read;
    const shown = getComments.select(page)(store.getState()).data;
    expect(shown).toMatchObject({ count: 1, results: [{ id, content: '한 번만' }] });
  },
);

test('an answer that was read while its own response was in flight is on the page once', async () => {
  const { slug } = await aQuestion();
  const { token } = await aMember();
  const store = makeStore({ accessToken: token });
  const { getQuestion } = questionsApi.endpoints;
  await store.dispatch(getQuestion.initiate({ slug }));

  const { held, letGo } = hold('post', 'questions/answers/', 'back');
  const write = store.dispatch(
    answersApi.endpoints.createAnswer.initiate({
      question: slug,
      content: '한 번만',
      idempotencyKey: newKey(),
    }),
  );
  await held;
  const read = store.dispatch(getQuestion.initiate({ slug }, { forceRefetch: true }));
  letGo();
  const { id } = await write.unwrap();
  await read;
  const shown = getQuestion.select({ slug })(store.getState()).data;
  expect(shown).toMatchObject({ answer_count: 1, answers: [{ id }] });
});
