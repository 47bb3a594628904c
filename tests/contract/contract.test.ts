// @vitest-environment node
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import '@/api/auth';
import '@/api/badges';
import '@/api/banners';
import { baseApi } from '@/api/baseApi';
import '@/api/blocked';
import '@/api/challenges';
import '@/api/challengeWrites';
import '@/api/comments';
import '@/api/commentWrites';
import '@/api/contents';
import '@/api/courses';
import '@/api/courseWrites';
import '@/api/events';
import '@/api/eventWrites';
import '@/api/forums';
import '@/api/home';
import '@/api/manage';
import '@/api/manageEvents';
import '@/api/marketings';
import '@/api/missions';
import '@/api/missionWrites';
import '@/api/moderation';
import '@/api/notifications';
import '@/api/notificationWrites';
import '@/api/search';
import '@/api/points';
import '@/api/postNotion';
import '@/api/posts';
import '@/api/postWrites';
import '@/api/products';
import '@/api/answers';
import '@/api/questions';
import '@/api/questionWrites';
import '@/api/raffles';
import '@/api/rankings';
import '@/api/surveys';
import '@/api/topics';
import '@/api/topicWrites';
import '@/api/uploads';
import '@/api/userWrites';
import { errorBody } from '@/contract/common';
import { createLimits } from '@/provider/platform/http/limits';
import type { TestProvider } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { nameOf, type SpineCall } from './calls';
import { calls, samples } from './every';
import { specification } from './specification';

/** Calls of ours that the specification does not list. */
const OURS = [
  'POST auth/logout/',
  'POST auth/email-link/',
  'POST auth/email-link/use/',
  'GET files/{name}/',
  'GET notifications/stream/',
];

/** Calls whose answers are the same for everyone, so that a cache may keep them. */
const PUBLIC = ['GET search/', 'GET search/suggestions/'];

let provider: TestProvider;
let documented: string[];

beforeAll(async () => {
  provider = await testProvider();
  await seedFirstContent(provider.services, { accounts: true });
  const { body } = await provider.call('GET', 'openapi.json');
  documented = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`),
  );
}, 60_000);

test('every call of the spine is a route of the running provider', () => {
  expect(documented).toEqual(expect.arrayContaining(calls.map(nameOf)));
});

test('every route of the running provider is one we know', () => {
  expect([...calls.map(nameOf), ...OURS]).toEqual(expect.arrayContaining(documented));
});

test('every endpoint that a call names is in the client', () => {
  const named = calls.flatMap(({ client }) => (client && client !== 'session' ? [client] : []));
  expect(Object.keys(baseApi.endpoints)).toEqual(expect.arrayContaining(named));
});

test('every endpoint of the client makes a call that is listed', () => {
  const named = calls.map(({ client }) => client);
  expect(named).toEqual(expect.arrayContaining(Object.keys(baseApi.endpoints)));
});

const isForm = ({ path }: { path: string }) => /\/(upload|avatar)\/$/.test(path);
const inJson = calls.filter((call) => !isForm(call));

test.each(inJson.map((call) => ({ name: nameOf(call), ...call })))(
  'the answer of $name is what the contract says, no field more or less',
  async ({ name, method, answer }) => {
    const sample = samples[name];
    if (!sample) throw new Error(`samples.ts does not say how ${name} is made`);
    const { path, ...rest } = await sample();
    const { status, body, headers } = await provider.call(method, path, rest);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(answer.parse(body)).toEqual(body);
    const shared = PUBLIC.includes(name);
    expect(headers.get('Cache-Control')).toMatch(shared ? /^public, / : /^private, no-store/);
    if (shared) expect(headers.get('Vary')).toContain('Accept-Language');
  },
);

const isList = ({ method, answer }: SpineCall) =>
  method === 'GET' && answer instanceof z.ZodObject && 'results' in answer.shape;
const specified = specification.map(nameOf);
const lists = inJson.filter((call) => isList(call) && specified.includes(nameOf(call)));

test.each(lists.map((call) => ({ name: nameOf(call), ...call })))(
  'a search that nothing holds finds nothing in $name',
  async ({ name, method }) => {
    const { path, ...rest } = (await samples[name]?.()) ?? { path: '' };
    const search = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent('없는낱말')}`;
    const whole = await provider.call(method, path, rest);
    const found = await provider.call(method, path + search, rest);
    expect(whole.body.count).toBeGreaterThan(0);
    expect(found.body).toMatchObject({ count: 0, results: [] });
  },
);

test.each(calls.filter(isForm))(
  'the answer of $method $path is what the contract says, no field more or less',
  async ({ method, path, answer }) => {
    const { token, username } = await aMember();
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set(
      path.endsWith('avatar/') ? 'avatar' : 'file',
      new File([new Uint8Array(image)], 'white.png', { type: 'image/png' }),
    );
    const response = await provider.app.request(`/api/v1/${path.replace('{username}', username)}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const body = await response.json();
    expect([response.status, body]).toEqual([200, expect.anything()]);
    expect(answer.parse(body)).toEqual(body);
  },
);

const writes = inJson.filter(({ method }) => method !== 'GET');

// On the embedded database one comes after the other; on PostgreSQL, where this file runs too, they meet.
test.each(writes.map((call) => ({ name: nameOf(call), ...call })))(
  'four of $name at once are each answered or refused, and none fails',
  async ({ name, method }) => {
    provider.services.limits = createLimits(undefined);
    const { path, ...rest } = (await samples[name]?.()) ?? { path: '' };
    const four = Array.from({ length: 4 }, () => provider.call(method, path, rest));
    const statuses = (await Promise.all(four)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);

const refusable = writes.filter(({ path }) => !path.startsWith('auth/'));

test.each(refusable.map((call) => ({ name: nameOf(call), ...call })))(
  'a refusal of $name has the contract’s shape',
  async ({ method, path }) => {
    const concrete = path.replace('{slug}', 'free').replace(/\{\w+\}/g, '999999');
    const { status, body, headers } = await provider.call(method, concrete, {
      body: { nonsense: true },
    });
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errorBody.parse(body)).toEqual(body);
  },
);
