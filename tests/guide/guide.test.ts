import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingEntries } from '../../scripts/checks/entries.ts';
import { checkLocales } from '../../scripts/checks/locales.ts';
import { checkMigrations } from '../../scripts/checks/migrations.ts';
import { readSources, type Source } from '../../scripts/lib/sources.ts';
import { ROOT } from '../../server/root.ts';
import { addedFiles, copyWithArea, insert } from './repository.ts';
import type { StepName } from './steps.ts';

/** Programs run over a full copy of the repository, on a machine that may be busy with other tests. */
const TIMEOUT = 900_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Creates a copy with the area for the rest of the file. */
function makeCopy(...forgotten: StepName[]): string {
  const copy = copyWithArea(...forgotten);
  folders.push(copy);
  return copy;
}

interface Result {
  status: number;
  output: string;
}

/** Settings of the run that this test is part of, which a run of its own takes none of. */
const OWN_SETTINGS = /^(VITEST|(DATABASE_URL|TEST_SNAPSHOT|CALLS_FOLDER)$)/;

/** Runs a program of Node's in a copy. */
function run(copy: string, ...args: string[]): Promise<Result> {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  for (const name of Object.keys(env)) if (OWN_SETTINGS.test(name)) delete env[name];
  return new Promise((resolve) => {
    const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ status: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

const runVitest = (copy: string, ...args: string[]) =>
  run(copy, 'node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...args);

const expectSuccess = ({ status, output }: Result) => expect(status, output).toBe(0);

/** Runs `npm run db:generate -- --name cheers`. */
const writeMigration = (copy: string) => run(copy, '--import', 'tsx', 'scripts/migrations.ts', '--name', 'cheers');

it('adds an area that passes the checks and the tests of its calls', { timeout: TIMEOUT }, async () => {
  const copy = makeCopy();
  expect(checkMigrations(copy)).toEqual([
    'provider/db/schema has changes of cheers without a migration: run npm run db:generate',
  ]);
  expectSuccess(await writeMigration(copy));
  const changed = [...addedFiles().keys()];
  expectSuccess(await run(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', ...changed));
  const results = await Promise.all([
    run(copy, 'node_modules/typescript/bin/tsc', '--noEmit'),
    runVitest(
      copy,
      ...['provider/areas/cheers', 'provider/db/migrations', 'provider/erasure'],
      ...['tests/contract/contract', 'tests/contract/samples', 'tests/security/roleTable'],
      ...['tests/rendering/answers', 'tests/cheers', 'routes/table'],
      // The tests of this area among those of every area.
      ...['-t', 'cheer|getCheers|every|shapes|leaver|migration'],
    ),
  ]);
  for (const result of results) expectSuccess(result);
});

/** Forgotten steps that the tests of the copy report. */
const TEST_LINES = {
  sample: [
    'GET cheers/ has no sample: add one to a file of tests/contract/samples/',
    'POST cheers/ has no sample: add one to a file of tests/contract/samples/',
  ],
  role: [
    'GET cheers/ has no row: add one to tests/security/roleTable.ts',
    'POST cheers/ has no row: add one to tests/security/roleTable.ts',
  ],
  erasure: ['cheers.user_id: its rows stay; erase them in erase.ts of its area in provider/areas/, or name them here'],
  page: ['add pages/cheers/pages/[page].tsx'],
} satisfies { [Name in StepName]?: string[] };

/** Returns the messages of failed assertions: the items of a list that should be empty, or a message of their own. */
const linesOf = (output: string) =>
  [...output.matchAll(/^\+ {3}"(.*)",$|^AssertionError: (add .*): expected/gm)].map(
    ([, item, message]) => item ?? message,
  );

it('reports a forgotten sample, row of roles, erasure and page in one line each', { timeout: TIMEOUT }, async () => {
  const copy = makeCopy('sample', 'role', 'erasure', 'page');
  expectSuccess(await writeMigration(copy));
  const { output } = await runVitest(
    copy,
    ...['tests/contract/samples', 'tests/security/roleTable', 'provider/erasure', 'routes/table'],
    ...['-t', 'has a sample|expectation|leaver|searched page'],
  );
  expect(linesOf(output).sort(), output).toEqual(Object.values(TEST_LINES).flat().sort());
});

/** Forgotten steps and the line that `npm run check` prints for each, here without its line number. */
const CHECK_LINES = {
  tag: 'api/cheers.ts: add the tag Cheers to tagTypes of api/baseApi.ts',
  path: 'components/cheers/CheersPage.tsx: add the path cheers to lib/paths.ts',
  address: 'lib/paths.ts: add the address cheers to lib/addresses.ts',
  table: 'routes/lists/cheers.ts: add the page cheers to routes/table.ts',
  namespace: 'components/cheers/CheerList.tsx: add public/locales/ko/cheers.json to lib/i18n.d.ts',
  schema: 'api/cheers.ts: add the schema of getCheers to api/answerSchemas.ts',
  shape: 'api/cheers.ts: write the shape of getCheers: npx vitest run tests/rendering/answers -u',
  router: 'provider/areas/cheers/routes.ts: mount cheerRoutes in provider/app.ts',
} satisfies { [Name in StepName]?: string };

let today: Source[];
beforeAll(() => {
  today = readSources(ROOT);
});

/** Returns the repository's sources with the area, without the copy. */
function sourcesWithArea(...forgotten: StepName[]): Source[] {
  const added = addedFiles(...forgotten);
  return [...today.filter(({ path }) => !added.has(path)), ...[...added].map(([path, text]) => ({ path, text }))];
}

it('finds no entry missing in a whole area', () => {
  expect(missingEntries(sourcesWithArea())).toEqual([]);
});

it.each(Object.entries(CHECK_LINES))('reports a forgotten %s', (step, line) => {
  const lines = missingEntries(sourcesWithArea(step as StepName));
  expect(lines.map((it) => it.replace(/:\d+:/, ':'))).toEqual([line]);
});

it('reports texts that one language lacks', () => {
  const locales = mkdtempSync(join(tmpdir(), 'gyeol-locales-'));
  folders.push(locales);
  cpSync(join(ROOT, 'public/locales'), locales, { recursive: true });
  cpSync(join(import.meta.dirname, 'area/public/locales/ko/cheers.json.txt'), join(locales, 'ko/cheers.json'));
  expect(checkLocales(locales)).toEqual(['en/cheers.json is missing, the other language has it']);
});

/** Returns the paths between backticks of a text, with each name of `{a,b}` written out. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => {
    const [before, names, after] = /^(.*)\{(.+)\}(.*)$/.exec(path)?.slice(1) ?? [path];
    return names ? names.split(',').map((name) => before + name + after) : [path];
  });

it('adds to no file that the guide in README.md does not name', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const guide = /^### To add an area\n([\s\S]*?)^### /m.exec(readme)?.[1] ?? '';
  const named = pathsIn(guide);
  const missing = [...addedFiles().keys()]
    .map((path) => path.replaceAll('cheers', '<area>'))
    .filter((path) => !named.includes(path) && !named.some((it) => it.endsWith('>/') && path.startsWith(it)))
    .map((path) => `README.md: name ${path} in "To add an area"`);
  expect(missing).toEqual([]);
});

it('reports which anchor of a file has changed', () => {
  const insertion = { path: 'a.ts', after: 'b\n', text: 'c\n' };
  expect(insert('a\nb\n', insertion)).toBe('a\nb\nc\n');
  expect(() => insert('a\n', insertion)).toThrow('a.ts has "b\\n" no more: change the anchor in tests/guide/steps.ts');
});
