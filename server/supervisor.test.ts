import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { RESTART_POLICY, type RestartPolicy, restartDelay } from './supervisor.ts';

const SUPERVISE = join(import.meta.dirname, 'supervisor.ts');
/** Each test starts programs that start programs. */
const PATIENT = { timeout: 60_000 };
/** Restarts without delay, whose log lines count from 0. */
const QUICK: RestartPolicy = { firstDelayMs: 0, maxDelayMs: 0, healthyAfterMs: 0, maxStarts: 3 };

let root: string;
let folder: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gyeol-supervise-'));
});
beforeEach(() => {
  folder = mkdtempSync(join(root, 'run-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Counts its starts in a file of the test's folder. */
const COUNT = `
  const path = process.env.FOLDER + '/starts';
  require('node:fs').appendFileSync(path, 'x');
  const starts = require('node:fs').readFileSync(path).length;`;
/** Returns a program that serves, and then ends as `end` says in its first `lives` starts. */
const mortal = (end: string, lives = 1) => `${COUNT}
  process.send({ ready: true }, () => {
    console.log('mortal runs ' + starts);
    if (starts <= ${lives}) { ${end} }
  });
  setInterval(() => undefined, 1000);`;

/** Returns a program that prints when it runs and when it receives a signal to end, a moment before it ends. */
const patient = (name: string) => `
  process.on('SIGTERM', () => setTimeout(() => { console.log('${name} ended'); process.exit(143); }, 100));
  setInterval(() => undefined, 1000);
  console.log('${name} runs');`;

/**
 * Starts a supervisor of programs given as their source, in a process of its own, and listens to them; SIGUSR2 is a
 * change of the first one's code.
 */
function supervise(programs: string[], policy?: Partial<RestartPolicy>, more = {}) {
  const source = `
    import { createSupervisor } from ${JSON.stringify(SUPERVISE)};
    const supervisor = createSupervisor(${policy ? JSON.stringify({ ...QUICK, ...policy }) : ''});
    const programs = ${JSON.stringify(programs)}.map((source, index) => ({
      name: 'program ' + index, args: ['--eval', source], env: process.env, ...${JSON.stringify(more)},
    }));
    for (const program of programs) void supervisor.start(program);
    process.on('SIGUSR2', () => supervisor.restart(programs[0]));
    process.exit(await supervisor.finished);`;
  const supervisor = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FOLDER: folder },
  });
  onTestFinished(() => void supervisor.kill('SIGKILL'));
  const exitCode = async () => (await once(supervisor, 'close'))[0];
  const send = (signal: NodeJS.Signals) => supervisor.kill(signal);
  return { ...listen(supervisor), send, exitCode };
}

/** Listens to a supervisor's programs; `until` waits for every given line. */
function listen(supervisor: ChildProcess) {
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk) => {
      lines.push(...String(chunk).trim().split('\n'));
      heard();
    });
  }
  const until = (...wanted: string[]) =>
    new Promise<void>((done) => {
      heard = () => {
        if (wanted.every((line) => lines.includes(line))) done();
      };
      heard();
    });
  return { lines, until };
}

it('returns the first exit code and ends the other program', PATIENT, async () => {
  const { lines, exitCode } = supervise([patient('provider'), 'process.exit(7)']);
  expect(await exitCode()).toBe(7);
  expect(lines).toContain('program 1 ended with code 7.');
});

it('ends the last program first on a signal, with exit code 0', PATIENT, async () => {
  const { lines, until, send, exitCode } = supervise([patient('provider'), patient('web')]);
  await until('provider runs', 'web runs');
  send('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(lines.filter((line) => line.endsWith('ended'))).toEqual(['web ended', 'provider ended']);
});

it('leaves no program behind when it is killed', PATIENT, async () => {
  const { until, send } = supervise([patient('provider')], {});
  await until('provider runs');
  send('SIGKILL');
  await until('provider ended');
});

it.each([
  ['a crash', "throw new Error('crash')", 'ended with code 1'],
  ['an end with code 0', 'process.exit(0)', 'ended with code 0'],
  ['SIGKILL', "process.kill(process.pid, 'SIGKILL')", 'was ended by SIGKILL'],
  ['SIGTERM', "process.kill(process.pid, 'SIGTERM')", 'was ended by SIGTERM'],
  ['wrong settings after it has served', 'process.exit(78)', 'ended with code 78'],
])('starts a program again after %s and keeps the other', PATIENT, async (_, end, text) => {
  const { lines, until, send, exitCode } = supervise([mortal(end), patient('web')], {});
  await until('web runs', 'mortal runs 2');
  expect(lines).toContain(`program 0 ${text}; it starts again in 0 s.`);
  send('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(lines.filter((line) => line === 'web runs')).toHaveLength(1);
  expect(lines.filter((line) => line === 'web ended')).toHaveLength(1);
});

it('starts a program that has served again more often than one that has not', PATIENT, async () => {
  const { until } = supervise([mortal('process.exit(1)', 6)], { maxStarts: 2 });
  await until('mortal runs 7');
});

it('gives up on a program that is never ready, with its code', PATIENT, async () => {
  const { lines, exitCode } = supervise([patient('provider'), `${COUNT} process.exit(7)`], {});
  expect(await exitCode()).toBe(7);
  expect(lines.filter((line) => line.includes('starts again'))).toHaveLength(2);
  expect(lines).toContain('program 1 ended with code 7, the last of 3 starts without being ready: giving up.');
  expect(lines).toContain('provider ended');
});

it('gives up at once on wrong settings', PATIENT, async () => {
  const { lines, exitCode } = supervise(['process.exit(78)'], {});
  expect(await exitCode()).toBe(78);
  expect(lines).toEqual(['program 0 ended with code 78, because its settings or data are wrong.']);
});

it('replaces the process of a program whose code changed and keeps the other', PATIENT, async () => {
  const counted = `${COUNT}
    ${patient('provider')}
    console.log('provider runs ' + starts);`;
  const { lines, until, send, exitCode } = supervise([counted, patient('web')]);
  await until('web runs', 'provider runs 1');
  send('SIGUSR2');
  await until('provider ended', 'provider runs 2');
  send('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(lines.filter((line) => line === 'web runs')).toHaveLength(1);
});

it('starts a program that ended in development when its code changes', PATIENT, async () => {
  const { lines, until, send, exitCode } = supervise([mortal('process.exit(1)'), patient('web')], undefined, {
    outlivesEnd: true,
  });
  await until('web runs', 'program 0 ended with code 1; it starts again when its code changes.');
  send('SIGUSR2');
  await until('mortal runs 2');
  send('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(lines.filter((line) => line === 'web runs')).toHaveLength(1);
});

it('ends at a signal while a program waits for its restart', PATIENT, async () => {
  const { until, send, exitCode } = supervise([patient('provider'), mortal('process.exit(1)')], {
    firstDelayMs: 3_600_000,
    maxDelayMs: 3_600_000,
  });
  await until('provider runs', 'program 1 ended with code 1; it starts again in 3600 s.');
  send('SIGTERM');
  expect(await exitCode()).toBe(0);
});

it('starts the delay over after a healthy run', PATIENT, async () => {
  const growing = { firstDelayMs: 1, maxDelayMs: 4 };
  const ended = (seconds: number) => `program 0 ended with code 1; it starts again in ${seconds} s.`;
  const restarts = async (healthyAfterMs: number) => {
    rmSync(join(folder, 'starts'), { force: true });
    const { lines, until } = supervise([mortal('process.exit(1)', 4)], { ...growing, healthyAfterMs });
    await until('mortal runs 5');
    return lines.filter((line) => line.includes('starts again'));
  };
  expect(await restarts(3_600_000)).toEqual([0.001, 0.002, 0.004, 0.004].map(ended));
  expect(await restarts(0)).toEqual([0.001, 0.001, 0.001, 0.001].map(ended));
});

it('waits 1 s, 2 s, 4 s and at most 30 s before a restart', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 500].map((count) => restartDelay(count, RESTART_POLICY));
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
});
