import { HttpResponse, http } from 'msw';
import type { NextApiRequest, NextApiResponse } from 'next';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import handler from '@/pages/api/share/[kind]/[id]';
import { server } from '../api';
import { aTopic } from '../factories';

/** What the route answers. */
async function share(kind: string, id: string, lng?: string) {
  const said: { status: number; headers: Record<string, string>; body?: Buffer } = {
    status: 200,
    headers: {},
  };
  const res = {
    status(code: number) {
      said.status = code;
      return res;
    },
    setHeader(name: string, value: string) {
      said.headers[name] = value;
      return res;
    },
    end(body?: Buffer) {
      said.body = body;
    },
  };
  await handler(
    { query: { kind, id, lng } } as unknown as NextApiRequest,
    res as unknown as NextApiResponse,
  );
  return said;
}

test.each([
  ['skin', 'GMKP', 'ko'],
  ['skin', 'GMKP', 'en'],
])('a shared %s page has a picture of 1200 by 630 in its language', async (kind, id, lng) => {
  const { status, headers, body } = await share(kind, id, lng);
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('image/png');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('a topic’s picture is drawn from its own words', async () => {
  const topic = await aTopic({ title: '겨울 보습' });
  const { status, body } = await share('topic', String(topic.id));
  expect(status).toBe(200);
  expect(body?.length).toBeGreaterThan(1000);
});

test.each([
  ['skin', 'NOPE'],
  ['topic', '999999'],
  ['topic', '../users'],
  ['nothing', '1'],
  ['constructor', '1'],
])('there is no picture of %s %s', async (kind, id) => {
  expect((await share(kind, id)).status).toBe(404);
});

test('while the provider is away the picture is to be asked for again', async () => {
  server.use(http.get('*/api/v1/topics/1/', () => HttpResponse.error()));
  const { status, headers } = await share('topic', '1');
  expect(status).toBe(503);
  expect(headers['Cache-Control']).toBe('no-store');
});
