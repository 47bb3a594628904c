import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from '../server/root.ts';

const FOLDER = join(ROOT, '.github/workflows');
/** Programs that the runner's image has, besides node and npm. */
const INSTALLED = ['sudo', 'apt-get'];

const step = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      strategy: z.strictObject({ 'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(z.string())) }),
      steps: z.array(step),
    }),
  ),
});

function parse(text: string) {
  const document = parseDocument(text);
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS();
}

const files = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return { name, text, jobs: Object.values(workflow.parse(parse(text)).jobs) };
});
const steps = files.flatMap(({ name, jobs }) => jobs.flatMap((job) => job.steps.map((one) => ({ name, ...one }))));

/** Returns what is wrong with a line of a `run:` step; undefined for a line that can run. */
function faultOf(line: string): string | undefined {
  const [program = '', command = '', script = ''] = line.trim().split(/\s+/);
  if (program === 'npm') {
    const isScript = command === 'run' || command === 'test';
    const name = command === 'test' ? command : script;
    return isScript && !Object.hasOwn(packageJson.scripts, name) ? `package.json has no script ${name}` : undefined;
  }
  if (!program.includes('/')) return INSTALLED.includes(program) ? undefined : `${program} is installed by no step`;
  try {
    accessSync(join(ROOT, program), constants.X_OK);
    return undefined;
  } catch {
    return `${program} is no executable file`;
  }
}

it('finds a command that is not there', () => {
  expect(
    ['npm run nothing', 'npm test', 'npm ci', '.ci/run', '.ci/nothing', 'README.md/', 'curl x'].map(faultOf),
  ).toEqual([
    'package.json has no script nothing',
    undefined,
    undefined,
    undefined,
    '.ci/nothing is no executable file',
    'README.md/ is no executable file',
    'curl is installed by no step',
  ]);
});

it('runs commands that exist', () => {
  const faults = steps.flatMap(({ name, run = '' }) =>
    run
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => faultOf(line) ?? [])
      .map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(steps.some(({ run }) => run === '.ci/run')).toBe(true);
});

it('runs commands in the script of continuous integration that exist', () => {
  const lines = readFileSync(join(ROOT, '.ci/run'), 'utf8').match(/\bnpm (ci|test|run \S+)/g) ?? [];
  expect(lines.sort()).toEqual(['npm ci', 'npm test']);
  expect(lines.flatMap((line) => faultOf(line) ?? [])).toEqual([]);
});

it('uses every action by its commit, with the release in a comment', () => {
  const used = files.flatMap(({ text }) => text.match(/^.*\buses:.*$/gm) ?? []);
  expect(used.length).toBe(steps.filter(({ uses }) => uses).length);
  for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('tests the oldest supported Node.js and the current LTS', () => {
  const oldest = packageJson.engines.node.replace('>=', '');
  const current = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim();
  expect(current).toBe('lts/*');
  const jobs = files.flatMap((workflowFile) => workflowFile.jobs);
  expect(jobs.map(({ strategy }) => strategy.matrix.node)).toEqual([[oldest, current], [current]]);
  for (const { steps: own } of jobs) {
    expect(own.some((one) => /^\$\{\{ matrix\.node \}\}$/.test(String(one.with?.['node-version'])))).toBe(true);
  }
});

it('reads in its expressions only what a workflow has', () => {
  const known = /^(matrix\.(node|shard)|github\.ref|strategy\.job-index)$/;
  const read = files.flatMap(({ text }) => [...text.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, name = '']) => name));
  expect(read.filter((name) => !known.test(name))).toEqual([]);
});

it('caches by a lock file that is there, and keeps the traces where the browser tests write them', () => {
  expect(existsSync(join(ROOT, 'package-lock.json'))).toBe(true);
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const folder = String(upload?.with?.path);
  expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain(folder);
});

it('has issue forms that parse', () => {
  const folder = join(ROOT, '.github/ISSUE_TEMPLATE');
  for (const name of readdirSync(folder)) parse(readFileSync(join(folder, name), 'utf8'));
});
