import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['contract', 'lib', 'provider', 'scripts', 'tests'];
const MOCKED = /vi\.mock\(\s*'((?:@\/|\.)[^']+)'\s*,?\s*([\s\S]{0,60})/g;

const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('no test replaces a module of ours, or it would test the mock', () => {
  const replaced = testFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(MOCKED)]
      // A factory that wraps the original, to count its calls or to change a setting, still runs it.
      .filter(([, , factory = '']) => !factory.startsWith('async (original)'))
      .map(([, module]) => `${file} replaces ${module}: use the real one with prepared data`),
  );
  expect(replaced).toEqual([]);
});
