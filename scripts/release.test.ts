import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPort } from './lib/ports.ts';

/**
 * A version's program: it answers with its text, and ends as one with invalid settings where that is `wrong`, or
 * `no-` and the name of its unit.
 */
const PROGRAM = `import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const text = readFileSync(new URL('version.txt', import.meta.url), 'utf8');
if (text.startsWith('wrong') || text === 'no-' + process.argv[3].split('@')[0]) process.exit(78);
createServer((_, answer) => answer.end(text)).listen(Number(process.argv[2]), '127.0.0.1');
`;
/** A version's build: it says what it was told, and writes a script under the version's name and one under the same. */
const BUILD = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const text = readFileSync('version.txt', 'utf8');
writeFileSync('built', String(process.env.NEXT_PUBLIC_NAME));
mkdirSync('.next/static/chunks', { recursive: true });
for (const name of [text, 'same']) writeFileSync('.next/static/chunks/' + name + '.js', text);
`;
/** Stands for systemd: starts, stops and restarts a unit's program in the background, and writes down each call. */
const SYSTEMCTL = `#!/bin/bash
echo "$*" >> "$GYEOL_HOME/calls"
[ "$1" = is-failed ] && { kill -0 "$(cat "$GYEOL_HOME/$3.pid")" 2> /dev/null; [ $? = 1 ]; exit; }
verb=$1; shift
for unit in "$@"; do
  case $verb-$unit in
    start-gyeol-backup) exit "\${BACKUP_CODE:-0}" ;;
  esac
  [ -e "$GYEOL_HOME/$unit.pid" ] && kill "$(cat "$GYEOL_HOME/$unit.pid")" 2> /dev/null
  rm -f "$GYEOL_HOME/$unit.pid"
  [ "$verb" = stop ] && continue
  node "$GYEOL_HOME/current/program.mjs" "\${unit##*@}" "$unit" < /dev/null > /dev/null 2>&1 9>&- &
  echo $! > "$GYEOL_HOME/$unit.pid"
done
`;

let home: string;
let programs: string[];
let env: NodeJS.ProcessEnv;

/**
 * The environment without what names another repository: git gives its hooks the variables of the one that they are of,
 * and commits there whatever folder it is told.
 */
const outside = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  ) as unknown as NodeJS.ProcessEnv;
/** Signs nothing, whatever the developer's own settings sign. */
const UNSIGNED = ['-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false'];
const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', join(home, 'origin'), ...UNSIGNED, ...args], {
    encoding: 'utf8',
    env: outside(),
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
};
/** Commits a version, as a tag of that name. */
function commit(version: string, files: Record<string, string> = {}) {
  for (const [path, text] of Object.entries({ 'version.txt': version, ...files })) {
    mkdirSync(join(home, 'origin', path, '..'), { recursive: true });
    writeFileSync(join(home, 'origin', path), text);
  }
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@gyeol.test', 'commit', '--quiet', '--message', version);
  git('tag', version);
  return git('rev-parse', '--short=12', 'HEAD');
}
const release = (...args: string[]) =>
  new Promise<{ status: number | null; output: string }>((done) => {
    const child = spawn('bash', [join('deploy', 'release'), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('close', (status) => done({ status, output }));
  });
const running = () =>
  Promise.all(programs.map(async (unit) => (await fetch(`http://127.0.0.1:${unit.split('@')[1]}/`)).text()));
/** Returns what was asked of systemd since the last look, without the questions. */
function calls() {
  const made = existsSync(join(home, 'calls')) ? readFileSync(join(home, 'calls'), 'utf8').trim().split('\n') : [];
  rmSync(join(home, 'calls'), { force: true });
  return made.filter((call) => !call.startsWith('is-failed'));
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'gyeol-release-'));
  // As in a hook, but of no repository: what reads it fails.
  vi.stubEnv('GIT_DIR', join(home, 'elsewhere'));
  programs = [`gyeol-provider@${await findPort()}`, `gyeol-web@${await findPort()}`];
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/systemctl'), SYSTEMCTL);
  chmodSync(join(home, 'bin/systemctl'), 0o755);
  mkdirSync(join(home, 'origin'));
  git('init', '--quiet', '--initial-branch', 'main');
  const name = { name: 'site', version: '1.0.0' };
  const build = 'node build.mjs';
  commit('one', {
    'package.json': JSON.stringify({ ...name, scripts: { build } }),
    'package-lock.json': JSON.stringify({ ...name, lockfileVersion: 3, packages: { '': name } }),
    'program.mjs': PROGRAM,
    'build.mjs': BUILD,
    'provider/db/migrations/0000_schema.sql': 'UPDATE "drizzle"."oldest_program" SET "migrations" = 1;',
  });
  writeFileSync(join(home, 'gyeol.env'), 'SECRET=$(touch /tmp/never)\nNEXT_PUBLIC_NAME="결 하나"\n');
  const { status } = spawnSync('git', ['clone', '--quiet', join(home, 'origin'), join(home, 'repository')], {
    env: outside(),
  });
  expect(status).toBe(0);
  env = {
    ...outside(),
    PATH: `${join(home, 'bin')}:${process.env.PATH}`,
    GYEOL_HOME: home,
    GYEOL_ENV: join(home, 'gyeol.env'),
    GYEOL_PROGRAMS: programs.join(' '),
    GYEOL_READY_SECONDS: '20',
  };
});
afterEach(async () => {
  spawnSync('systemctl', ['stop', ...programs], { env });
  rmSync(home, { recursive: true });
  vi.unstubAllEnvs();
});

// On another system a site is run by containers.
const onLinux = it.runIf(process.platform === 'linux');

onLinux('a version is built, backed up before and started one by one, and the one before comes back', async () => {
  expect(await release('one')).toMatchObject({ status: 0 });
  expect(calls()).toEqual(programs.map((unit) => `restart ${unit}`));
  const second = commit('two');
  expect(await release('main')).toMatchObject({ status: 0, output: expect.stringContaining(`runs ${second}`) });
  expect(calls()).toEqual(['start gyeol-backup', ...programs.map((unit) => `restart ${unit}`)]);
  expect(await running()).toEqual(['two', 'two']);
  expect(readFileSync(join(home, 'current/built'), 'utf8')).toBe('결 하나');
  expect(await release('--back')).toMatchObject({ status: 0 });
  expect(await running()).toEqual(['one', 'one']);
  expect((await release('--list')).output).toContain(`${second} previous`);
});

onLinux('open pages find the scripts of the versions of the last month, and a version has its own', async () => {
  await release('one');
  const script = (name: string) => join(home, 'current/.next/static/chunks', `${name}.js`);
  /** Lets more than a month pass after the last release. */
  const passMonth = () => {
    const old = Date.now() / 1000 - 40 * 86_400;
    for (const name of ['one', 'two', 'three']) if (existsSync(script(name))) utimesSync(script(name), old, old);
  };
  const kept = () => ['one', 'two', 'three'].filter((name) => existsSync(script(name)));
  commit('two');
  commit('three');
  passMonth();
  await release('two');
  // Pages of the version that ran until now are open, however long ago it was built.
  expect(kept()).toEqual(['one', 'two']);
  passMonth();
  await release('three');
  expect(kept()).toEqual(['two', 'three']);
  expect(readFileSync(script('same'), 'utf8')).toBe('three');
  // The way back is as much a change of versions.
  passMonth();
  await release('--back');
  expect(kept()).toEqual(['two', 'three']);
  expect(readFileSync(script('same'), 'utf8')).toBe('two');
});

onLinux('the command explains itself where there is no site yet', async () => {
  env = { ...env, GYEOL_HOME: join(home, 'nowhere') };
  for (const [args, status] of [
    [['--help'], 0],
    [[], 1],
    [['--bak'], 1],
  ] as const) {
    expect(await release(...args)).toMatchObject({ status, output: expect.stringContaining('deploy/release --back') });
  }
});

onLinux('a version whose pages would be others is built beside the one that runs, and again only then', async () => {
  const first = commit('two');
  const setName = (name: string) => writeFileSync(join(home, 'gyeol.env'), `NEXT_PUBLIC_NAME=${name}\n`);
  const built = () => readFileSync(join(home, 'current/built'), 'utf8');
  setName('one');
  await release('two');
  setName('two');
  expect(await release('two')).toMatchObject({ status: 0, output: expect.stringMatching(`runs ${first}-\\w+\\.`) });
  expect(built()).toBe('two');
  const folders = () => readdirSync(join(home, 'releases')).sort();
  const both = folders();
  expect(both).toHaveLength(2);
  await release('--back');
  expect(built()).toBe('one');
  // A secret is no part of the pages.
  writeFileSync(join(home, 'gyeol.env'), 'SECRET=new\nNEXT_PUBLIC_NAME=two\n');
  await release('two');
  expect([built(), folders()]).toEqual(['two', both]);
});

onLinux('the site goes on with its version when another does not start, is not built, or has no backup', async () => {
  await release('one');
  commit('wrong');
  const wrong = await release('wrong');
  expect(wrong).toMatchObject({ status: 1, output: expect.stringContaining('as before') });
  expect(await running()).toEqual(['one', 'one']);
  calls();
  const name = { name: 'site', version: '1.0.0' };
  const before = readFileSync(join(home, 'origin/package.json'), 'utf8');
  commit('unbuilt', { 'package.json': JSON.stringify({ ...name, scripts: { build: 'exit 3' } }) });
  expect(await release('unbuilt')).toMatchObject({ status: 1, output: expect.stringContaining('could not be built') });
  expect(await release('nowhere')).toMatchObject({ status: 1, output: expect.stringContaining('no version nowhere') });
  expect(calls()).toEqual([]);
  commit('three', { 'package.json': before });
  env.BACKUP_CODE = '1';
  expect(await release('three')).toMatchObject({ status: 1, output: expect.stringContaining('no backup') });
  expect(calls()).toEqual(['start gyeol-backup']);
  expect(await running()).toEqual(['one', 'one']);
});

onLinux('providers stop before a migration that they cannot run beside', async () => {
  await release('one');
  calls();
  const harmless = { 'provider/db/migrations/0001_add.sql': 'ALTER TABLE a ADD COLUMN b text;' };
  commit('two', harmless);
  await release('two');
  expect(calls()).not.toContain(`stop ${programs[0]}`);
  commit('three', {
    'provider/db/migrations/0002_drop.sql': 'UPDATE "drizzle"."oldest_program" SET "migrations" = 3;',
  });
  expect((await release('three')).output).toContain('the providers stop');
  expect(calls()).toEqual(['start gyeol-backup', `stop ${programs[0]}`, ...programs.map((unit) => `restart ${unit}`)]);
  expect(await running()).toEqual(['three', 'three']);
});

/** Whatever came before, the version takes something away from the one that runs. */
const takesAway = (at: number) => ({
  [`provider/db/migrations/000${at}_drop.sql`]: `UPDATE "drizzle"."oldest_program" SET "migrations" = ${at};`,
});

onLinux('a version that cannot run on the database any more is not started again', async () => {
  await release('one');
  const unready = commit('no-gyeol-web', takesAway(1));
  calls();
  const [provider, web] = programs;
  const { status, output } = await release('main');
  expect([status, output]).toEqual([1, expect.stringContaining(`${web} did not become ready with ${unready}`)]);
  expect(calls()).toEqual(['start gyeol-backup', `stop ${provider}`, `restart ${provider}`, `restart ${web}`]);
  expect((await release('--list')).output).toMatch(new RegExp(`${unready} current[^]* previous`));
  expect(await (await fetch(`http://127.0.0.1:${provider?.split('@')[1]}/`)).text()).toBe('no-gyeol-web');
  commit('mended');
  expect(await release('main')).toMatchObject({ status: 0 });
  expect(await running()).toEqual(['mended', 'mended']);
});

onLinux('a version whose first provider has not come so far as to migrate goes back', async () => {
  await release('one');
  commit('no-gyeol-provider', takesAway(1));
  expect(await release('main')).toMatchObject({ status: 1, output: expect.stringContaining('as before') });
  expect(await running()).toEqual(['one', 'one']);
});
