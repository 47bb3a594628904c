import { spawnSync } from 'node:child_process';
import { ROOT } from '../../server/root.ts';

/** One check, which returns its findings, a line each, or nothing. */
export interface Step {
  name: string;
  run(): string[];
}

/** Returns a program as a check, by the arguments of `node`: it prints its faults itself. */
export const program = (name: string, ...args: string[]): Step => ({
  name,
  run() {
    const { status } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status === 0 ? [] : [`${name} failed, see above`];
  },
});

/** Runs every check, whatever the ones before it found, says how each went, and returns the names of failed ones. */
export function runSteps(steps: Step[]): string[] {
  return steps.flatMap(({ name, run }) => {
    const problems = run();
    for (const problem of problems) console.error(`  ${problem}`);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    return problems.length > 0 ? [name] : [];
  });
}
