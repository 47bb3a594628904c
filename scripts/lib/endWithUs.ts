import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Has a program killed when this process exits before it. */
export function endWithUs(child: ChildProcess) {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
