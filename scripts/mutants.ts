import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, ROOT } from '../server/root.ts';

/** The folders to mutate when none is named: rules, policies, hooks and the API client. */
const ROOMS = ['contract', 'lib', 'provider', 'hooks', 'api'];
/** The provider's files that decide without a query. */
const DECIDES = /\/(rules|policy|access|windows|score|lots|periods|matching|excerpt|links)\.ts$/;
const TEST_FOLDERS = ['contract', 'lib', 'provider', 'hooks', 'api', 'tests'];

/** Folders of small files, whose tests are about several of them. */
const TOGETHER = /^(api|contract|hooks|lib)\//;

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Lists the files of a folder, or the file itself. */
function sourcesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const sources = filesIn(path).filter(isSource);
  return path.startsWith('provider') ? sources.filter((file) => DECIDES.test(file)) : sources;
}

/** Returns the modules that a test names: what it imports from the site, without their endings. */
const modulesIn = (test: string, text: string): string[] =>
  [...text.matchAll(/['"](@\/|\.{1,2}\/)([^'"]+)['"]/g)].map(([, root = '', path = '']) =>
    join(root === '@/' ? '.' : join(dirname(test), root), path).replace(/\.tsx?$/, ''),
  );

/**
 * Returns the tests that belong to a file: the one beside it that has its name, and outside the provider those of the folder
 * that import it too. Without one: in the provider those that import it or else all of its area, elsewhere all of
 * its folder.
 */
function testsOf(source: string, texts: Map<string, string>): string[] {
  const module = source.replace(/\.tsx?$/, '');
  const all = [...texts.keys()];
  const named = all.filter((test) => test.startsWith(`${module}.test.`));
  if (named.length > 0 && !TOGETHER.test(source)) return named;
  const importing = all.filter((test) => modulesIn(test, texts.get(test) ?? '').includes(module));
  const [folder] = source.split('/');
  const own = [...named, ...importing.filter((test) => test.startsWith(`${folder}/`))];
  if (own.length > 0) return own;
  const area = source.startsWith('provider/') ? dirname(source) : folder;
  const neighbours = all.filter((test) => test.startsWith(`${area}/`));
  return neighbours.length > 0 ? neighbours : importing;
}

/**
 * Changes one thing at a time in the files of a folder, or in a file, and runs the tests that belong to it
 * (`npm run mutants -- hooks`). A mutant that no test detects survives; more than 10 % of survivors fail the
 * run.
 */
function mutants(paths: string[]): number {
  process.chdir(ROOT);
  const unknown = paths.filter((path) => !existsSync(path));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}`);
  const tests = TEST_FOLDERS.flatMap(filesIn).filter((path) => /\.test\.tsx?$/.test(path));
  const texts = new Map(tests.map((path) => [path, readFileSync(path, 'utf8')]));
  const found = paths.flatMap(sourcesOf).map((source) => ({ source, tests: testsOf(source, texts) }));
  const tested = found.filter((file) => file.tests.length > 0);
  for (const { source } of found.filter((file) => file.tests.length === 0)) {
    console.log(`${source}: no test of its own, left out`);
  }
  if (tested.length === 0) return 1;
  const list = (values: string[]) => [...new Set(values)].join(',');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[bin('@stryker-mutator/core/bin/stryker.js'), 'run', '--mutate'],
      ...[list(tested.map(({ source }) => source)), '--testFiles'],
      list(tested.flatMap((file) => file.tests)),
    ],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

const named = process.argv.slice(2);
process.exit(mutants(named.length > 0 ? named : ROOMS));
