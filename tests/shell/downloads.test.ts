import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { areas } from '@/contract/areas';
import { exportBody } from '@/contract/campaigns';
import { MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import { makeStore } from '@/store/makeStore';
import { server } from '../api';

const modules = import.meta.glob(['../../api/*.ts', '!**/*.test.ts']);
await Promise.all(Object.values(modules).map((load) => load()));

interface Endpoint {
  initiate: (arg: unknown) => ThunkAction<Promise<{ data?: unknown }>, unknown, unknown, UnknownAction>;
}

const downloads = areas.flatMap(([, schemas]) =>
  Object.entries(schemas).flatMap(([name, { body }]) => (body === exportBody ? [name] : [])),
);

test.each([...downloads, 'getUserData'])('%s takes a file that is larger than any other answer', async (name) => {
  const file = { rows: 'x'.repeat(MAX_RESPONSE_BYTES) };
  server.use(http.all('*/api/v1/*', () => Response.json(file)));
  const endpoint = new Map(Object.entries(baseApi.endpoints as Record<string, Endpoint>)).get(name);
  const store = makeStore({ accessToken: 'token' });
  const call = endpoint?.initiate({ id: 1, slug: 'a', username: 'a' });
  expect(call && (await store.dispatch(call))).toMatchObject({ data: file });
});
