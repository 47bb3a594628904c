// @vitest-environment node
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from '@/contract/areas';
import { exportBody } from '@/contract/campaigns';
import { errorBody } from '@/contract/common';
import { createLimits } from '@/provider/platform/http/limits';
import type { TestProvider } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { given, samples, WITHOUT_SAMPLE } from './every';
import { type Call, callsOf } from './routes';
import { specification } from './specification';

/** Calls whose answers are the same for everyone, so that a cache may store them. */
const PUBLIC = ['GET search/', 'GET search/suggestions/', 'GET search/alike/'];

const provider: TestProvider = await testProvider();
const calls = callsOf(provider);
/** The calls that answer JSON to JSON, each with its sample. */
const inJson = calls.flatMap((call) => {
  const sample = samples[call.name];
  return call.answer && sample && !call.isForm ? [{ ...call, answer: call.answer, sample }] : [];
});

test('every call that answers JSON has a sample', () => {
  const missing = calls
    .filter(({ name, answer, isForm }) => answer && !isForm && !samples[name])
    .filter(({ name }) => !(name in WITHOUT_SAMPLE))
    .map(({ name }) => `${name} has no sample: add one to a file of tests/contract/samples/`);
  expect(missing).toEqual([]);
});

test('every sample is of a call', () => {
  const names = calls.map(({ name }) => name);
  const stray = [...Object.keys(given), ...Object.keys(WITHOUT_SAMPLE)]
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is no route of the provider: drop its sample or mount its route in app.ts`);
  expect(stray).toEqual([]);
});

beforeAll(() => seedFirstContent(provider.services, { accounts: true }));

test.each(inJson)(
  'the answer of $name is what the contract says, no field more or less',
  async ({ name, method, answer, sample }) => {
    const { path, ...rest } = await sample();
    const { status, body, headers } = await provider.call(method, path, rest);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(answer.parse(body)).toEqual(body);
    const shared = PUBLIC.includes(name);
    expect(headers.get('Cache-Control')).toMatch(shared ? /^public, / : /^private, no-store/);
    if (shared) expect(headers.get('Vary')).toContain('Accept-Language');
  },
);

/** The calls that answer with all there is, to the caller's password. */
const exports = areas.flatMap(([declared, schemas]) =>
  Object.entries(declared).flatMap(([name, { method, path }]) =>
    new Map(Object.entries(schemas)).get(name)?.body === exportBody ? [`${method} ${path.slice(1)}`] : [],
  ),
);

test.each(inJson.filter(({ name }) => exports.includes(name)))(
  'the answer of $name is a file, which may be of any size',
  async ({ method, sample }) => {
    const { path, ...rest } = await sample();
    const { headers } = await provider.call(method, path, rest);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="gyeol-.+\.json"$/);
  },
);

const isList = ({ method, answer }: Call) =>
  method === 'GET' && answer instanceof z.ZodObject && 'results' in answer.shape;
const specified = specification.map(({ method, path }) => `${method} ${path}`);
const lists = inJson.filter((call) => isList(call) && specified.includes(call.name));

test.each(lists)('a search without a match finds nothing in $name', async ({ method, sample }) => {
  const { path, ...rest } = await sample();
  const search = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent('없는낱말')}`;
  const full = await provider.call(method, path, rest);
  const found = await provider.call(method, path + search, rest);
  expect(full.body.count).toBeGreaterThan(0);
  expect(found.body).toMatchObject({ count: 0, results: [] });
});

test.each(calls.filter(({ isForm }) => isForm))(
  'the answer of $name is what the contract says, no field more or less',
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
    expect(answer?.parse(body)).toEqual(body);
  },
);

const writes = inJson.filter(({ method }) => method !== 'GET');

// On the embedded database they run one after the other; on PostgreSQL, where this file runs too, concurrently.
test.each(writes)(
  'four concurrent calls of $name are each answered or rejected, and none fails',
  async ({ method, sample }) => {
    provider.services.limits = createLimits(undefined);
    const { path, ...rest } = await sample();
    const four = Array.from({ length: 4 }, () => provider.call(method, path, rest));
    const statuses = (await Promise.all(four)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);

const refusable = writes.filter(({ path }) => !path.startsWith('auth/'));

test.each(refusable)('a rejection of $name has the contract’s shape', async ({ method, path }) => {
  const concrete = path.replace('{slug}', 'free').replace(/\{\w+\}/g, '999999');
  const { status, body, headers } = await provider.call(method, concrete, { body: { nonsense: true } });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(errorBody.parse(body)).toEqual(body);
});
