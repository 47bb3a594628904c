import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { answersApi } from '@/api/answers';
import { coursesApi } from '@/api/courses';
import { questionsApi } from '@/api/questions';
import { usersApi } from '@/api/users';
import { makeStore } from '@/store/makeStore';

const names = Object.getOwnPropertyNames(Object.prototype);

test.each(names)('content named %s is fetched and not found', async (name) => {
  const store = makeStore({});
  const asked = [
    await store.dispatch(questionsApi.endpoints.getQuestion.initiate({ slug: name })),
    await store.dispatch(usersApi.endpoints.getUser.initiate({ username: name })),
    await store.dispatch(coursesApi.endpoints.getCourse.initiate({ slug: name })),
    await store.dispatch(answersApi.endpoints.getMyAnswer.initiate({ slug: name })),
  ];
  for (const { error } of asked) expect(error).toMatchObject({ status: expect.any(Number) });
});

test.each(names)('the text %s of a namespace is its key', async (name) => {
  const i18n = createInstance({ lng: 'ko', resources: { ko: { common: { one: '하나' } } } });
  await i18n.init();
  const t = i18n.getFixedT('ko', 'common') as unknown as (key: string) => string;
  expect([t(name), t(`one.${name}`)]).toEqual([name, `one.${name}`]);
  expect(i18n.hasResourceBundle('ko', name)).toBe(false);
});
