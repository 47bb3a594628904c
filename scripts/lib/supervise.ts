import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A program with the arguments that `node` takes. */
export interface Program {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
}

/** How long a program may take to end before it is killed, in ms; the provider lets calls end first. */
const PATIENCE_MS = 40_000;
const PRELOAD = new URL('../child.mjs', import.meta.url).href;
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs programs side by side until one ends or a signal comes; then stops the others, the last
 * started first, so that nothing a program calls goes before it.
 */
export function createSupervisor() {
  const children: { child: ChildProcess; ended: Promise<number> }[] = [];
  let asked = false;
  let stopping: Promise<void> | undefined;
  let finish: (code: number) => void;
  const finished = new Promise<number>((done) => {
    finish = done;
  });

  function start({ name, args, env }: Program): ChildProcess {
    const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
      env: { ...env, SUPERVISED: '1' } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // In a group of its own a program does not get the terminal's Ctrl-C before its turn.
      detached: process.platform !== 'win32',
    });
    const ended = new Promise<number>((done) => {
      child.once('error', (error) => {
        console.error(`${name} could not be started: ${error.message}`);
        done(1);
      });
      child.once('exit', (code, signal) =>
        done(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
      );
    });
    children.push({ child, ended });
    void ended.then(async (code) => {
      const isFirst = !stopping;
      if (isFirst && !asked) console.error(`${name} ended with code ${code}.`);
      await stop();
      if (isFirst) finish(code);
    });
    return child;
  }

  function stop() {
    stopping ??= (async () => {
      for (const { child, ended } of [...children].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        if (child.connected) child.send('stop');
        else child.kill('SIGTERM');
        const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
        await ended;
        clearTimeout(timer);
      }
    })();
    return stopping;
  }

  function kill() {
    for (const { child } of children) child.kill('SIGKILL');
  }

  function end() {
    if (asked) return kill();
    asked = true;
    void stop().then(() => finish(0));
  }

  for (const signal of SIGNALS) process.on(signal, end);
  process.on('exit', kill);
  onParentGone(end);

  return {
    start,
    stop,
    /** The exit code to hand back: the first program's that ended, 0 after a signal. */
    finished,
  };
}
export type Supervisor = ReturnType<typeof createSupervisor>;

/** npm passes a signal to its shell alone, which dies of it and tells nobody. */
function onParentGone(end: () => void) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 200);
  timer.unref();
}
