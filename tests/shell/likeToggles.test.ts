import { http } from 'msw';
import { expect, test } from 'vitest';
import { answersApi } from '@/api/answers';
import { postsApi } from '@/api/posts';
import { postWritesApi } from '@/api/postWrites';
import { questionsApi } from '@/api/questions';
import { topicsApi } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { newKey } from '@/lib/browser/keys';
import { type AppStore, makeStore } from '@/store/makeStore';
import { server } from '../api';
import { aMember, aTopic } from '../factories';
import { aPost } from '../posts/open';
import { anAnswer } from '../questions/factories';

interface Likeable {
  like: () => PromiseLike<unknown>;
  shown: () => unknown;
}

/** Content that can be liked: reads it into a store, and returns its like and the cached state. */
const likeables: Record<string, (store: AppStore) => Promise<Likeable>> = {
  async topic(store) {
    const { forum, id } = await aTopic();
    const key = { slug: forum.slug, id };
    const { getTopic } = topicsApi.endpoints;
    await store.dispatch(getTopic.initiate(key));
    const { likeTopic } = topicWritesApi.endpoints;
    return {
      like: () => store.dispatch(likeTopic.initiate({ id, liked: true, idempotencyKey: newKey() })),
      shown: () => getTopic.select(key)(store.getState()).data,
    };
  },
  async post(store) {
    const { id } = await aPost();
    const { getPost } = postsApi.endpoints;
    await store.dispatch(getPost.initiate({ id }));
    const { likePost } = postWritesApi.endpoints;
    return {
      like: () => store.dispatch(likePost.initiate({ id, liked: true, idempotencyKey: newKey() })),
      shown: () => getPost.select({ id })(store.getState()).data,
    };
  },
  async answer(store) {
    const { id, question } = await anAnswer();
    const { slug } = question;
    const { getQuestion } = questionsApi.endpoints;
    await store.dispatch(getQuestion.initiate({ slug }));
    const { likeAnswer } = answersApi.endpoints;
    return {
      like: () => store.dispatch(likeAnswer.initiate({ id, liked: true, idempotencyKey: newKey() })),
      shown: () =>
        getQuestion
          .select({ slug })(store.getState())
          .data?.answers.find((it) => it.id === id),
    };
  },
};

test.each(Object.entries(likeables))(
  'a like of a %s shows at once, keeps the answer’s count, and is rolled back when it is refused or fails',
  async (_kind, open) => {
    const { token } = await aMember();
    const { like, shown } = await open(makeStore({ accessToken: token }));
    const failures = [
      () => Response.json({ success: false, liked: false, like_count: 0, reason: '' }),
      () => Response.json({ code: 'not_owner' }, { status: 409 }),
      () => new Response('', { status: 502 }),
      () => Response.error(),
    ];
    for (const failure of failures) {
      server.use(http.post('*/like/', failure, { once: true }));
      const rejected = like();
      expect(shown()).toMatchObject({ liked: true, like_count: 1 });
      await rejected;
      await expect.poll(shown).toMatchObject({ liked: false, like_count: 0 });
    }
    server.use(http.post('*/like/', () => Response.json({ success: true, liked: true, like_count: 8 })));
    await like();
    await expect.poll(shown).toMatchObject({ liked: true, like_count: 8 });
  },
);

test.each(Object.entries(likeables))(
  'a like of a %s that the member had liked before, on a page that does not show it yet, stays a like',
  async (_kind, open) => {
    const member = await aMember();
    const { like, shown } = await open(makeStore({ accessToken: member.token }));
    const keys = new Set<string | null>();
    const answers = [
      { success: true, liked: false, like_count: 3 },
      { success: true, liked: true, like_count: 4 },
    ];
    server.use(
      http.post('*/like/', ({ request }) => {
        keys.add(request.headers.get('Idempotency-Key'));
        return Response.json(answers[keys.size - 1]);
      }),
    );
    await like();
    expect(keys.size).toBe(2);
    await expect.poll(shown).toMatchObject({ liked: true, like_count: 4 });
  },
);
