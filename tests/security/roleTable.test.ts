import { afterAll, expect, it } from 'vitest';
import { stopTestProvider, testProvider } from '../api';
import { operationsIn } from './operations';
import { expectations } from './roleTable';

const TABLE = 'tests/security/roleTable.ts';

afterAll(stopTestProvider);

it('has an expectation for every call of the provider, and for no other', async () => {
  const names = (await operationsIn(await testProvider())).map(({ name }) => name);
  const missing = names
    .filter((name) => !expectations.has(name))
    .map((name) => `${name} has no row: add one to ${TABLE}`);
  const stale = [...expectations.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is no route of the provider: remove its row from ${TABLE}`);
  expect([...missing, ...stale]).toEqual([]);
});
