import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkLock } from './lockfile.ts';

const wants = (...names: string[]) => ({
  optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
});

it('finds a platform package beside its owner or above it', () => {
  const packages = {
    'node_modules/a': wants('a-linux', 'a-mac'),
    'node_modules/a/node_modules/a-linux': {},
    'node_modules/a-mac': {},
  };
  expect(checkLock({ packages })).toEqual([]);
});

it('names a platform package that the lock lacks', () => {
  const packages = { 'node_modules/a': wants('a-linux', 'a-win'), 'node_modules/a-linux': {} };
  expect(checkLock({ packages })).toEqual(['package-lock.json: a-win, which node_modules/a may want, is missing']);
});

it('finds every platform package in the lock of this repository', () => {
  expect(checkLock(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))).toEqual([]);
});
