import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['api', 'contract', 'hooks', 'lib', 'provider', 'routes', 'scripts', 'seed', 'server', 'tests'];
/** Files that replace modules of ours, and why. */
const EXCEPTIONS: Record<string, string> = {
  'api/baseApi.test.ts': 'the code of the client cannot be loaded',
  'api/calls.test.ts': 'what a call tells the lists of is counted',
  'hooks/browser.test.tsx': 'what a hook alone asks of the browser is counted, without the page around it',
  'hooks/lists.test.tsx': 'a hook alone is given each state of the browser',
  'hooks/member.test.tsx': 'a hook alone is given each state of the session',
};
const MOCKED = /vi\.(?:m|doM)ock\(\s*'((?:@\/|\.)[^']+)'\s*,?\s*([\s\S]{0,60})/g;

const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('no test replaces a module of ours, or it would test the mock, except those that say why', () => {
  const replacing = testFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(MOCKED)]
      // A factory that wraps the original, to count its calls or to change a setting, still runs it.
      .filter(([, , factory = '']) => !factory.startsWith('async (original)'))
      .map(([, module]) => ({ file, module })),
  );
  const unexplained = replacing
    .filter(({ file }) => !Object.hasOwn(EXCEPTIONS, file))
    .map(({ file, module }) => `${file} replaces ${module}: use the real one with prepared data`);
  expect(unexplained).toEqual([]);
  const files = replacing.map(({ file }) => file);
  expect(Object.keys(EXCEPTIONS).filter((file) => !files.includes(file))).toEqual([]);
});
