import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { baseApi } from '@/api/baseApi';
import { areas } from '@/contract/areas';
import { makeStore, reducerWith } from '@/store/makeStore';
import { userReducer } from '@/store/user';
import { server } from '../api';
import { allowConsole } from '../console';
import { exampleOf } from '../contract/example';

const modules = import.meta.glob(['../../api/*.ts', '!**/*.test.ts']);
await Promise.all(Object.values(modules).map((load) => load()));

/** The schema of each call's response. */
const responses = new Map(
  areas.flatMap(([, schemas]) => Object.entries(schemas)).map(([name, { response }]) => [name, response]),
);
/** The calls of endpoints that have another name. */
const CALLS: Record<string, string> = {
  takeBackComment: 'deleteComment',
  getWholeCourses: 'getManagedCourses',
  getWholeProducts: 'getManagedProducts',
};
const responseOf = (endpoint: string) => responses.get(CALLS[endpoint] ?? endpoint) ?? z.json();
/** Computes a response as the contract describes it, with empty lists. */
const answerOf = (endpoint: string): unknown =>
  JSON.parse(JSON.stringify(exampleOf(z.toJSONSchema(responseOf(endpoint), { unrepresentable: 'any' }))), (_, value) =>
    Array.isArray(value) ? [] : value,
  );

/** Every argument of the pages' queries, for content of one id, slug and name. */
const queryArgs = [
  'a',
  1,
  { slug: 'a', id: 1 },
  { id: 1, eid: 1 },
  { id: 1, page: 1 },
  { id: 1 },
  { page: 1 },
  { path: 'a/', page: 1 },
  { slug: 'a' },
  { username: 'a' },
];
const subject = { path: 'a/', counted: { endpoint: 'getTopic', arg: { slug: 'a', id: 1 } } };
/** The argument that names a content in writes with several arguments. */
const writeArg = {
  slug: 'a',
  id: 1,
  eid: 1,
  pid: 1,
  commentId: 1,
  page: 1,
  number: 1,
  username: 'a',
  subject,
  author: {},
  changes: {},
  body: {},
  question: 'a',
  content: 'a',
  file: new File(['a'], 'a.png'),
  picture: new Blob(['a']),
  idempotencyKey: 'a',
};
/** Calls with other arguments. */
const otherArgs: Record<string, unknown> = {
  getNonce: undefined,
  getPostNotion: { id: 1 },
  getUserData: { username: 'a' },
  stopDigest: { token: 'a' },
  moderateContent: { subject: 'check_in', id: 1 },
};

/** A list of unread notifications changes when all are read: the answer contains only its count. */
const COUNT_ONLY = new Set(['readNotifications']);

const endpoints = Object.values(baseApi.endpoints as Record<string, { name: string }>);
const queries = endpoints.filter((it) => 'useQuery' in it);
const writes = endpoints.filter((it) => 'useMutation' in it && !COUNT_ONLY.has(it.name));

/** The contents of a page that shows every query with every argument. */
const entries = queries.flatMap(({ name }) => {
  const value = answerOf(name);
  return queryArgs.map((arg) => ({ endpointName: name, arg, value }));
});
type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

interface Action {
  type: string;
  payload?: { queryCacheKey?: string };
  meta?: { arg?: { queryCacheKey?: string } };
}
interface Endpoint {
  initiate: (arg: unknown) => ThunkAction<Promise<{ error?: unknown }>, unknown, unknown, UnknownAction>;
}
const endpointOf = (name: string) => (baseApi.endpoints as Record<string, Endpoint>)[name] as Endpoint;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Runs writes over a page that shows every query; returns the queries that they filled and fetched. */
async function write(...calls: [name: string, arg: unknown][]) {
  // An argument of another query fails before it is sent.
  allowConsole(/An unhandled error occurred processing a request/);
  // Redux Toolkit’s checks of every state while developing take longer than the writes.
  vi.stubEnv('NODE_ENV', 'production');
  const store = makeStore({ accessToken: 'token' });
  vi.unstubAllEnvs();
  store.dispatch(baseApi.util.upsertQueryEntries(entries as Entries));
  for (const { endpointName, arg } of entries) store.dispatch(endpointOf(endpointName).initiate(arg));
  const actions: Action[] = [];
  const reducer = reducerWith(userReducer);
  store.replaceReducer((state, action) => {
    actions.push(action);
    return reducer(state, action);
  });
  for (const [name, arg] of calls) {
    server.use(http.all('*/api/v1/*', () => Response.json(answerOf(name))));
    const { error } = await store.dispatch(endpointOf(name).initiate(arg));
    expect(error).toBeUndefined();
    await settled();
  }
  store.dispatch(baseApi.util.resetApiState());

  const answered = actions.slice(actions.findIndex(({ type }) => /Mutation\/fulfilled$/.test(type)));
  const keysOf = (type: RegExp, of: (action: Action) => string | undefined) =>
    answered.filter((action) => type.test(action.type)).flatMap((action) => of(action) ?? []);
  return {
    filled: keysOf(/queryResultPatched$/, ({ payload }) => payload?.queryCacheKey),
    fetched: keysOf(/executeQuery\/pending$/, ({ meta }) => meta?.arg?.queryCacheKey),
  };
}

/** Calls whose answers are known to fill a query: without any, the test would cover nothing. */
const FILLING = new Set(['applyToEvent', 'checkIn', 'doMission', 'likeTopic', 'writeReview']);

test.each(writes.map(({ name }) => name))(
  '%s: what its answer has put into the cache is not fetched again',
  async (name) => {
    const { filled, fetched } = await write([name, name in otherArgs ? otherArgs[name] : writeArg]);
    expect(fetched.filter((key) => filled.includes(key))).toEqual([]);
    if (FILLING.has(name)) expect(filled).not.toEqual([]);
  },
);

test('an entry of a raffle and its draw fetch each query of the page once', async () => {
  const { fetched } = await write(['enterRaffle', writeArg], ['participate', writeArg]);
  expect(fetched).toContain('getRaffle({"id":1})');
  expect(fetched.filter((key, at) => fetched.indexOf(key) !== at)).toEqual([]);
});
