import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../server/root.ts';
import { readStopList } from './checks/stopList.ts';
import { type Figure, figuresOf } from './lib/figures.ts';
import { readSources } from './lib/sources.ts';

const stopList = readStopList(ROOT);

/** Computes the figures of a commit, whose files are unpacked into a temporary folder. */
function figuresAt(commit: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-house-'));
  try {
    const archive = join(folder, 'archive.tar');
    run('git', ['-C', ROOT, 'archive', '--output', archive, commit]);
    run('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    return figuresOf(readSources(folder), stopList);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: string[]) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}

/**
 * `npm run house`: figures of the code's structure, of the working tree; `-- --at COMMIT` compares with
 * those of a commit, `-- --details` lists the counted places.
 */
const { values } = parseArgs({
  options: { at: { type: 'string' }, details: { type: 'boolean', default: false } },
});
const now = figuresOf(readSources(ROOT), stopList);
const before = values.at ? new Map(figuresAt(values.at).map((it) => [it.name, it])) : undefined;

const cell = (text: string | number | undefined) => String(text ?? '').padStart(9);
if (before) console.log(`${' '.repeat(58)}${cell(values.at)}${cell('now')}`);
const names = new Set([...now.map(({ name }) => name), ...(before?.keys() ?? [])]);
for (const name of names) {
  const figure = now.find((it) => it.name === name);
  const old = before ? cell(before.get(name)?.value ?? 0) : '';
  console.log(`${name.padEnd(58)}${old}${cell(figure?.value ?? 0)}`);
  if (values.details) for (const line of figure?.details ?? []) console.log(`    ${line}`);
}
