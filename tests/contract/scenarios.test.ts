// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { errorBody, likeAnswer } from '@/contract/common';
import { topicSchemas } from '@/contract/topics';
import { play, type ScenarioName, scenarioNamed } from '@/mocks/scenarios';
import type { TestProvider } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { aMember, aTopic } from '../factories';
import { samples } from './every';
import { callsOf } from './routes';

const provider: TestProvider = await testProvider();
beforeAll(() => seedFirstContent(provider.services, { accounts: true }));

const request = (scenario: ScenarioName, path: string, init: RequestInit = {}) =>
  play(scenario, new Request(`http://provider.mock/api/v1/${path}`, init), async (request) =>
    provider.app.fetch(request),
  );
const bearer = async () => ({ Authorization: `Bearer ${(await aMember()).token}` });

const reads = callsOf(provider).flatMap(({ name, method, answer }) => {
  const sample = samples[name];
  return method === 'GET' && answer && sample ? [{ name, answer, sample }] : [];
});

test.each((['empty', 'huge'] as const).flatMap((scenario) => reads.map((read) => ({ scenario, ...read }))))(
  '$scenario: $name still answers what the contract says',
  async ({ scenario, answer, sample }) => {
    const { path, token } = await sample();
    const response = await request(scenario, path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    const body = await response.json();
    expect(answer.parse(body)).toEqual(body);
  },
);

test('empty: no list has anything in it', async () => {
  const page = topicSchemas.getTopics.response.parse(await (await request('empty', 'topics/')).json());
  expect(page).toMatchObject({ count: 0, results: [], next: null });
});

test('huge: lists count in the tens of thousands and titles are as long as they may be', async () => {
  const page = topicSchemas.getTopics.response.parse(await (await request('huge', 'topics/')).json());
  expect(page.count).toBeGreaterThan(10_000);
  expect(page.results[0]?.title.length).toBeGreaterThan(100);
});

test('error: every call answers a 500 with a readable error', async () => {
  const response = await request('error', 'topics/');
  expect(response.status).toBe(500);
  expect(errorBody.parse(await response.json()).code).toBe('internal');
});

test('offline: calls get no response', async () => {
  expect((await request('offline', 'topics/')).type).toBe('error');
});

test('signed-out: the provider accepts no session, and reading works', async () => {
  const headers = await bearer();
  const topic = await aTopic();
  const like = await request('signed-out', `topics/${topic.id}/like/`, { method: 'POST', headers });
  expect(like.status).toBe(401);
  expect((await request('signed-out', 'topics/', { headers })).status).toBe(200);
});

test('expired-session: every call with a session is a 401, a visitor’s is not', async () => {
  const headers = await bearer();
  expect((await request('expired-session', 'topics/', { headers })).status).toBe(401);
  expect((await request('expired-session', 'topics/')).status).toBe(200);
});

test('like-refused: a like is rejected in both ways with its reason, and nothing is counted', async () => {
  const headers = await bearer();
  const topics = [await aTopic(), await aTopic()];
  for (const { id } of topics) {
    const path = `topics/${id}/like/`;
    const response = await request('like-refused', path, { method: 'POST', headers });
    const body = await response.json();
    if (response.ok) expect(likeAnswer.parse(body).success).toBe(false);
    else expect(errorBody.parse(body).detail).toBe(body.reason);
    expect(body.reason).toBeTruthy();
    expect((await provider.call('GET', `topics/${id}/`)).body.like_count).toBe(0);
  }
});

test('a name that is no scenario’s chooses none', () => {
  expect(scenarioNamed('huge')).toBe('huge');
  expect(scenarioNamed('nonsense')).toBeUndefined();
  expect(scenarioNamed(null)).toBeUndefined();
});
