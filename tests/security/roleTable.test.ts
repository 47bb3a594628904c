import { afterAll, expect, it } from 'vitest';
import { stopTestProvider, testProvider } from '../api';
import { operationsIn } from './operations';
import { exceptions, expectationsOf, statusesOf } from './roleTable';

const TABLE = 'tests/security/roleTable.ts';

afterAll(stopTestProvider);

it('has an expectation for every call of the provider, and an exception for no other', async () => {
  const operations = await operationsIn(await testProvider());
  const named = new Map(operations.map((operation) => [operation.name, operation]));
  const missing = operations
    .filter((operation) => expectationsOf(operation).length === 0)
    .map(({ name }) => `${name} has neither an access in the contract nor a row in ${TABLE}`);
  const stale = [...exceptions].flatMap(([name, statuses]) => {
    const operation = named.get(name);
    if (!operation) return [`${name} is no route of the provider: remove its row from ${TABLE}`];
    const { access } = operation;
    const isImplied = access !== undefined && statuses.join() === statusesOf(access).join();
    return isImplied ? [`${name} follows from its access: remove its row from ${TABLE}`] : [];
  });
  expect([...missing, ...stale]).toEqual([]);
});
