import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../server/root.ts';

/** One check, which returns its findings, a line each, or nothing. */
export interface Step {
  name: string;
  run(): string[] | Promise<string[]>;
}

/** Returns a program as a step, by the arguments of `node`: it prints what it does as it does it. */
export const program = (name: string, ...args: string[]): Step => ({
  name,
  async run() {
    const [status] = await once(
      spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }),
      'close',
    );
    return status === 0 ? [] : [`${name} failed, see above`];
  },
});

/** Returns a program as a check, by the arguments of `node`: what it prints are its findings where it fails. */
export const checker = (name: string, ...args: string[]): Step => ({
  name,
  async run() {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const [[status], ...printed] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
    return status === 0 ? [] : printed.flatMap((output) => output.split('\n')).filter(Boolean);
  },
});

/**
 * Runs every step, `atOnce` of them side by side, whatever the others found; says how each went, and returns the
 * names of failed ones.
 */
export async function runSteps(steps: Step[], atOnce = 1): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const problems = await step.run();
      for (const problem of problems) console.error(`  ${problem}`);
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${step.name}`);
      if (problems.length > 0) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failed;
}
