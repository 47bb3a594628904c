import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SUPERVISE = join(import.meta.dirname, 'lib/supervise.ts');
/** Each test starts programs that start programs. */
const PATIENT = { timeout: 60_000 };

/** A program that says when it runs and when it is told to end, a moment before it does. */
const patient = (name: string) => `
  process.on('SIGTERM', () => setTimeout(() => { console.log('${name} ended'); process.exit(143); }, 100));
  setInterval(() => undefined, 1000);
  console.log('${name} runs');`;

/** A supervisor of programs given as their source, in a process of its own. */
function supervisorOf(...programs: string[]): ChildProcess {
  const starts = programs.map(
    (source, index) =>
      `supervisor.start({ name: 'program ${index}', args: ['--eval', ${JSON.stringify(source)}], env: process.env });`,
  );
  const source = `
    import { createSupervisor } from ${JSON.stringify(SUPERVISE)};
    const supervisor = createSupervisor();
    ${starts.join('\n')}
    process.exit(await supervisor.finished);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a supervisor's programs say; `until` waits for every given line. */
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

it('hands back the first exit code and ends the other program', PATIENT, async () => {
  const supervisor = supervisorOf(patient('provider'), 'process.exit(7)');
  const { lines } = listen(supervisor);
  const [code] = await once(supervisor, 'close');
  expect(code).toBe(7);
  expect(lines).toContain('program 1 ended with code 7.');
});

it('ends the last program first when a signal comes, and is well', PATIENT, async () => {
  const supervisor = supervisorOf(patient('provider'), patient('web'));
  const { lines, until } = listen(supervisor);
  await until('provider runs', 'web runs');
  supervisor.kill('SIGTERM');
  const [code] = await once(supervisor, 'close');
  expect(code).toBe(0);
  expect(lines.filter((line) => line.endsWith('ended'))).toEqual(['web ended', 'provider ended']);
});

it('leaves no program behind when it is killed', PATIENT, async () => {
  const supervisor = supervisorOf(patient('provider'));
  const { until } = listen(supervisor);
  await until('provider runs');
  supervisor.kill('SIGKILL');
  await until('provider ended');
});
