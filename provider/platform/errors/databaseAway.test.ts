import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { testProvider } from '../../testing.ts';
import { withHealth } from '../process/health.ts';

const { services } = await testProvider();
const { database } = services;
afterEach(() => void vi.useRealTimers());

/** Builds the provider over a database on which everything fails as `error`. */
function appOver(error: Error) {
  const fail = () => Promise.reject(error);
  return createApp({ ...services, database: { ...database, read: fail, write: fail } });
}

const withCode = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['a host that refuses connections', withCode('ECONNREFUSED')],
  ['a connection that was reset in a query', new Error('Failed query', { cause: withCode('ECONNRESET') })],
  ['a server that an operator stops', new Error('Failed query', { cause: withCode('57P01') })],
  ['a server that starts', withCode('57P03')],
  ['a server without a free connection', withCode('53300')],
  ['a pooler whose server crashed', new Error('Failed query', { cause: withCode('08P01') })],
  ['a standby that is asked to write', new Error('Failed query', { cause: withCode('25006') })],
  ['a connection that ends without a word', new Error('Connection terminated unexpectedly')],
  ['a host that never answers', new Error('timeout exceeded when trying to connect')],
])('answers 503 and when to call again over %s', async (_, error) => {
  const answer = await appOver(error).request('/api/v1/forums/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

it('answers 500 over an error that a retry does not mend', async () => {
  const answer = await appOver(new Error('Failed query', { cause: withCode('42703') })).request('/api/v1/forums/');
  expect(answer.status).toBe(500);
});

type IsWritable = () => Promise<boolean>;
/** Asks for a probe's answer of a provider over a database that says so of writes. */
async function probe(
  path: string,
  { isWritable, isDraining = false }: { isWritable: IsWritable; isDraining?: boolean },
) {
  const over = { ...database, isWritable };
  const fetch = withHealth({ app: createApp(services), database: over, isDraining: () => isDraining });
  return (await fetch(new Request(`http://test${path}`), {} as never)).status;
}

it('is not ready over a database that takes no writes, nor over one that is away', async () => {
  expect(await probe('/readyz', { isWritable: database.isWritable })).toBe(200);
  expect(await probe('/readyz', { isWritable: async () => false })).toBe(503);
  expect(await probe('/readyz', { isWritable: () => Promise.reject(withCode('ECONNREFUSED')) })).toBe(503);
});

it('lives and is not ready once it is to stop', async () => {
  const stopping = { isWritable: database.isWritable, isDraining: true };
  expect([await probe('/healthz', stopping), await probe('/readyz', stopping)]).toEqual([200, 503]);
});

it('is not ready after 2 s over a database that does not answer', async () => {
  vi.useFakeTimers();
  const asked = probe('/readyz', { isWritable: () => new Promise(() => undefined) });
  let answer: number | undefined;
  void asked.then((status) => {
    answer = status;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(503);
});
