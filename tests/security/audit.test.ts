import { afterAll, expect, test } from 'vitest';
import { withPassword } from '@/provider/areas/auth/testing';
import { managerLog } from '@/provider/db/schema/moderation';
import { stopTestProvider } from '../api';
import { samples } from '../contract/every';
import { startProvider } from './bases';
import { operationsIn } from './operations';
import { expectationsOf, roleNames } from './roleTable';

const provider = await startProvider();
afterAll(stopTestProvider);

/** Calls of managers that change nothing. */
const READS_ONLY = [
  'POST manage/banned-words/test/',
  'POST manage/newsletters/{id}/test/',
  'POST manage/system/{part}/test/',
];

const place = (role: (typeof roleNames)[number]) => roleNames.indexOf(role);

/** The writes that a manager may make and an unrelated member may not. */
const managersWrites = (await operationsIn(provider))
  .filter((operation) => {
    const statuses = expectationsOf(operation);
    return statuses[place('manager')] === 200 && statuses[place('other')] !== 200;
  })
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('GET') && !READS_ONLY.includes(name));

test.each(managersWrites)('%s of a manager writes one entry, with what it changed', async (name) => {
  const sample = await samples[name]?.();
  if (!sample) throw new Error(`${name} has no sample`);
  const { token, id } = await withPassword(provider, { role: 'manager' });
  const before = new Set((await provider.rows(managerLog)).map((entry) => entry.id));
  const { status } = await provider.call(name.split(' ')[0] ?? '', sample.path, { ...sample, token });
  expect(status).toBe(200);
  const [entry, ...more] = (await provider.rows(managerLog)).filter((row) => !before.has(row.id));
  expect(entry, `${name}: log it by logAction()`).toMatchObject({ managerId: id });
  expect({ ...entry?.before, ...entry?.after }).not.toEqual({});
  expect(more).toEqual([]);
});
