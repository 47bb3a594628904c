import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { millisecondsInMinute } from 'date-fns/constants';
import { ROOT } from './root.ts';

/** A program with the arguments that `node` takes. */
export interface Program {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
  /** Whether the others go on without it when it ends, until `restart`; for development. */
  outlivesEnd?: boolean;
}

/** The delays after which a program that ended is started again. */
export interface RestartPolicy {
  /** Delay before the first restart, in ms; doubles with each further one. */
  firstDelayMs: number;
  /** Longest delay, in ms. */
  maxDelayMs: number;
  /** Time after the ready message after which the delay starts over, in ms. */
  healthyAfterMs: number;
  /** Number of starts without a ready message after which the supervisor gives up. */
  maxStarts: number;
}

/** Restarts for production: 1 s, 2 s, 4 s … 30 s. */
export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 1000,
  maxDelayMs: 30_000,
  healthyAfterMs: millisecondsInMinute,
  maxStarts: 5,
};

/** Exit code of a program with invalid settings or data (EX_CONFIG of sysexits.h): a restart would not help. */
const EXIT_CONFIG = 78;
/** How long a program may take to end before it is killed, in ms; the provider lets calls end first. */
const PATIENCE_MS = 40_000;
const PRELOAD = pathToFileURL(join(ROOT, 'scripts/child.mjs')).href;
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Computes the delay before restart number `restarts` (from 0), in ms. */
export const restartDelay = (restarts: number, { firstDelayMs, maxDelayMs }: RestartPolicy) =>
  Math.min(firstDelayMs * 2 ** restarts, maxDelayMs);

/** A supervised program: its current process, or the timer of its next start. */
interface Slot {
  program: Program;
  child: ChildProcess | undefined;
  ended: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  wasReady: boolean;
  starts: number;
  restarts: number;
  /** Whether its process is being replaced by one that runs changed code. */
  isReplaced: boolean;
}

interface Exit {
  code: number;
  /** The exit as text, such as "ended with code 1". */
  text: string;
}

/**
 * Runs programs side by side until a signal comes or one cannot run; then stops the others, the last
 * started first, so that nothing a program calls goes before it. A program announces by an IPC message
 * with `ready: true` that it serves.
 * @param policy when a program that ended is started again; without it the first end stops all
 */
export function createSupervisor(policy?: RestartPolicy) {
  const slots: Slot[] = [];
  let signalled = false;
  let stopping: Promise<void> | undefined;
  let finish: (code: number) => void;
  const finished = new Promise<number>((done) => {
    finish = done;
  });

  /** Starts a program; resolves with its first ready message. */
  function start(program: Program): Promise<unknown> {
    const slot: Slot = {
      program,
      child: undefined,
      ended: Promise.resolve(),
      timer: undefined,
      wasReady: false,
      starts: 0,
      restarts: 0,
      isReplaced: false,
    };
    slots.push(slot);
    return new Promise((ready) => run(slot, ready));
  }

  /** Starts a program again, whose code has changed; also one that has ended. */
  function restart(program: Program) {
    const slot = slots.find((it) => it.program === program);
    if (!slot || stopping || slot.isReplaced) return;
    if (!isRunning(slot.child)) return run(slot, () => undefined);
    slot.isReplaced = true;
    void end(slot);
  }

  function run(slot: Slot, onReady: (message: unknown) => void) {
    if (stopping) return;
    const { args, env } = slot.program;
    const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
      env: { ...env, SUPERVISED: '1' } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // In its own process group a program does not receive the terminal's Ctrl-C before it is stopped.
      detached: process.platform !== 'win32',
    });
    slot.child = child;
    slot.starts += 1;
    let readyAt = Number.POSITIVE_INFINITY;
    child.on('message', (message) => {
      if (!isReady(message)) return;
      readyAt = Date.now();
      slot.wasReady = true;
      onReady(message);
    });
    slot.ended = exitOf(child).then((exit) => {
      if (policy && Date.now() - readyAt >= policy.healthyAfterMs) slot.restarts = 0;
      if (stopping) return;
      if (!slot.isReplaced) return onExit(slot, exit, onReady);
      slot.isReplaced = false;
      run(slot, onReady);
    });
  }

  function onExit(slot: Slot, { code, text }: Exit, onReady: (message: unknown) => void) {
    const { name, outlivesEnd } = slot.program;
    if (outlivesEnd) return console.error(`${name} ${text}; it starts again when its code changes.`);
    const reason = policy ? reasonToGiveUp(slot, code, policy) : '';
    if (!policy || reason !== undefined) {
      console.error(`${name} ${text}${reason ?? ''}.`);
      void stop().then(() => finish(code));
      return;
    }
    const delay = restartDelay(slot.restarts, policy);
    slot.restarts += 1;
    console.error(`${name} ${text}; it starts again in ${delay / 1000} s.`);
    slot.timer = setTimeout(run, delay, slot, onReady);
  }

  function stop() {
    stopping ??= (async () => {
      for (const { timer } of slots) clearTimeout(timer);
      for (const slot of [...slots].reverse()) await end(slot);
    })();
    return stopping;
  }

  async function end({ child, ended }: Slot) {
    if (!isRunning(child)) return;
    if (child.connected) child.send('stop');
    else child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(timer);
  }

  function kill() {
    for (const { child } of slots) child?.kill('SIGKILL');
  }

  function onSignal() {
    if (signalled) return kill();
    signalled = true;
    void stop().then(() => finish(0));
  }

  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', kill);
  onParentExit(onSignal);

  return {
    start,
    restart,
    stop,
    /** The exit code to hand back: that of the program that cannot run, 0 after a signal. */
    finished,
  };
}

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

const isReady = (message: unknown) =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;

/**
 * Returns why a program is not restarted, or undefined. One that has served before always is: the other
 * program continues with its cache, and an operator may repair the cause meanwhile.
 */
function reasonToGiveUp({ wasReady, starts }: Slot, code: number, { maxStarts }: RestartPolicy) {
  if (wasReady) return undefined;
  if (code === EXIT_CONFIG) return ', because its settings or data are wrong';
  if (starts >= maxStarts) return `, the last of ${starts} starts without being ready: giving up`;
  return undefined;
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, text: `could not be started: ${error.message}` }));
    child.once('exit', (code, signal) => {
      if (code !== null) return done({ code, text: `ended with code ${code}` });
      const killed = signal ?? 'SIGKILL';
      done({ code: 128 + constants.signals[killed], text: `was ended by ${killed}` });
    });
  });
}

/**
 * Calls `end` when the parent process has ended: npm passes a signal to its shell only, which ends without
 * passing it on.
 */
function onParentExit(end: () => void) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 200);
  timer.unref();
}
