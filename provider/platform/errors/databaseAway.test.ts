import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { testProvider } from '../../testing.ts';
import { withHealth } from '../process/health.ts';

const { services } = await testProvider();
const { database } = services;

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

it('is not ready over a standby, nor over a database that is away', async () => {
  const readinessOver = async (read: () => Promise<unknown>) => {
    const over = { ...database, read } as typeof database;
    const fetch = withHealth({ app: createApp(services), database: over, isDraining: () => false });
    return (await fetch(new Request('http://test/readyz'), {} as never)).status;
  };
  const db = (standby: boolean) => ({ execute: async () => ({ rows: [{ standby }] }) });
  const reading = (standby: boolean) => (work?: (one: unknown) => unknown) => Promise.resolve(work?.(db(standby)));
  expect(await readinessOver(reading(false))).toBe(200);
  expect(await readinessOver(reading(true))).toBe(503);
  expect(await readinessOver(() => Promise.reject(withCode('ECONNREFUSED')))).toBe(503);
});
