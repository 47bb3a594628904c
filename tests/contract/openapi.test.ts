// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import { noLimits, type TestProvider } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { type Call, callsOf } from './routes';

interface Described {
  content?: Record<string, object>;
}
interface Operation {
  tags?: string[];
  requestBody?: Described;
  responses: Record<string, Described>;
}

const provider: TestProvider = await testProvider();
const calls = callsOf(provider);
let operations: Map<string, Operation>;

beforeAll(async () => {
  await seedFirstContent(provider.services, { accounts: true });
  // A call is repeated with every expected error, more often than a member would send it.
  provider.services.limits = noLimits;
  const { body } = await provider.call('GET', 'openapi.json');
  operations = new Map(
    Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path.replace('/api/v1/', '')}`, operation] as const,
      ),
    ),
  );
});

test('the document is well within what the web passes on', async () => {
  const { body } = await provider.call('GET', 'openapi.json');
  expect(JSON.stringify(body).length).toBeLessThan(MAX_RESPONSE_BYTES / 2);
});

test('every call has the tag of its area, and the document lists it', async () => {
  const { body } = await provider.call('GET', 'openapi.json');
  const listed = body.tags.map(({ name }: { name: string }) => name);
  const untagged = [...operations]
    .filter(([name, { tags = [] }]) => tags.join() !== name.split(/[ /]/)[1])
    .map(([name]) => `${name} has not the tag of its area`);
  expect(untagged).toEqual([]);
  expect(listed).toEqual([...new Set([...operations.values()].flatMap(({ tags = [] }) => tags))].sort());
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LONG = JSON.stringify({ content: 'a'.repeat(600 * 1024) });

/**
 * Collects a call's error responses: to a visitor, to an ended session, to a suspended member, for bad
 * bodies.
 */
async function errorStatusesOf({ method, path, isForm }: Call): Promise<number[]> {
  const concrete = `/api/v1/${path.replace(/\{\w+\}/g, '999999')}`;
  const { token } = await aMember();
  const { token: suspended } = await aMember({ suspendedUntil: new Date('2100-01-01') });
  const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });
  const form = () => {
    const data = new FormData();
    const field = path.endsWith('avatar/') ? 'avatar' : 'file';
    data.set(field, new File(['no picture'], 'a.txt', { type: 'text/plain' }));
    return data;
  };
  const requests: RequestInit[] = [
    { headers: {} },
    { headers: bearer('not a token') },
    { headers: bearer(suspended) },
    ...(method === 'GET'
      ? []
      : [
          { headers: { ...bearer(token), ...JSON_TYPE }, body: '{"nonsense":true}' },
          { headers: { ...bearer(token), ...JSON_TYPE }, body: LONG },
          ...(isForm ? [{ headers: bearer(token), body: form() }] : []),
        ]),
  ];
  const statuses: number[] = [];
  for (const init of requests) {
    const response = await provider.app.request(concrete, { method, ...init });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

test('every status that a call answers is in the document', async () => {
  const undocumented: string[] = [];
  for (const call of calls) {
    const documented = Object.keys(operations.get(call.name)?.responses ?? {});
    for (const status of new Set(await errorStatusesOf(call))) {
      if (!documented.includes(String(status)) && status < 500) {
        undocumented.push(`${call.name} answers ${status}, which its description does not have`);
      }
    }
  }
  expect(undocumented).toEqual([]);
});

test.each(['403', '413', '415', '503'])('the document names %s where it is answered', (status) => {
  const naming = [...operations.values()].filter(({ responses }) => status in responses);
  expect(naming.length).toBeGreaterThan(2);
});

test('every JSON that a call takes or answers has an example', () => {
  const missing = [...operations].flatMap(([name, { requestBody, responses }]) =>
    [requestBody, responses[200]].flatMap((part) => {
      const json = part?.content?.['application/json'];
      return json && !('example' in json) ? [name] : [];
    }),
  );
  expect(missing).toEqual([]);
});
