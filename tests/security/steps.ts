import { Session } from 'node:inspector';

const session = new Session();
session.connect();

interface Range {
  count: number;
}
interface Coverage {
  result: { url: string; functions: { ranges: Range[] }[] }[];
}

/** Sends a command of V8's profiler, which this process answers at once. */
function profile(command: 'Profiler.takePreciseCoverage'): Coverage;
function profile(command: 'Profiler.enable'): undefined;
function profile(command: 'Profiler.startPreciseCoverage', options: object): undefined;
function profile(command: string, options: object = {}): unknown {
  let answer: unknown;
  session.post(command, options, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** Counts the blocks of JavaScript that ran since the last call: bodies of functions, loops and branches. */
const takeBlocks = () =>
  profile('Profiler.takePreciseCoverage')
    .result.filter(({ url }) => !url.includes('/tests/security/') && !url.startsWith('node:'))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);

let scanned = 0;
let isCounting = false;

type Method = (this: unknown, ...given: never[]) => unknown;

/** Replaces a built-in method by one that adds up how much it read; the answer restores it. */
function meter(
  prototype: object,
  name: string | symbol,
  read: (self: never, given: never[], answer: never) => number,
): () => void {
  const held = Object.getOwnPropertyDescriptor(prototype, name);
  const original = held?.value as Method;
  const metered: Method = function (...given) {
    const answer = original.apply(this, given);
    scanned += read(this as never, given, answer as never);
    return answer;
  };
  Object.defineProperty(prototype, name, { ...held, value: metered });
  return () => Object.defineProperty(prototype, name, held as PropertyDescriptor);
}

/** Counts the characters that a search read: up to what it found, or to the end. */
const upTo = (self: string, [wanted, from = 0]: [string, number?], at: number) =>
  at < 0 ? Math.max(0, self.length - from) : Math.max(0, at - from) + String(wanted).length;
const lengthOf = (self: { length: number }) => self.length;
const made = (_: unknown, __: unknown, answer: { length: number }) => answer.length;

/** Counts the steps of regular expressions, which read from where they begin to the end of their match. */
function meterExec(seen: Map<string, RegExp>): () => void {
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    seen.set(String(this), this);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    if (found) scanned += found.index + found[0].length - from;
    else scanned += this.sticky ? 1 : Math.max(0, String(text).length - from);
    return found;
  };
  return () => {
    RegExp.prototype.exec = exec;
  };
}

/** Counts the steps of the built-in methods whose work grows with their text or list. */
function meterAll(seen: Map<string, RegExp>): () => void {
  const restore = [
    meter(String.prototype, 'indexOf', upTo as never),
    meter(String.prototype, 'includes', ((self: string, given: [string, number?]) =>
      upTo(self, given, self.indexOf(...given))) as never),
    meter(String.prototype, 'lastIndexOf', lengthOf as never),
    ...['toLowerCase', 'toUpperCase', 'normalize', 'trim', 'trimEnd', 'trimStart'].map((name) =>
      meter(String.prototype, name, lengthOf as never),
    ),
    ...['slice', 'concat', 'splice', 'filter', 'map', 'flatMap', 'flat'].map((name) =>
      meter(Array.prototype, name, made as never),
    ),
    ...['indexOf', 'includes', 'join', 'reverse', 'some', 'every', 'find', 'shift'].map((name) =>
      meter(Array.prototype, name, lengthOf as never),
    ),
    meterExec(seen),
    ...['split', 'replaceAll'].map((name) => meter(String.prototype, name, lengthOf as never)),
  ];
  return () => {
    for (const undo of restore) undo();
  };
}

/**
 * Counts the steps of some work without a clock: every block of JavaScript that runs, in our code and in
 * its libraries, and every character or item that a built-in search, copy or change reads. The same work
 * has the same count on every machine. What happens within one run of a regular expression is not counted:
 * `expressions` collects those that ran, to be checked by themselves.
 */
export async function countSteps(work: () => unknown, expressions = new Map<string, RegExp>()): Promise<number> {
  if (!isCounting) {
    // Once per process, since enabling it discards all compiled code.
    profile('Profiler.enable');
    profile('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    isCounting = true;
  }
  const restore = meterAll(expressions);
  try {
    takeBlocks();
    scanned = 0;
    await work();
    const characters = scanned;
    return characters + takeBlocks();
  } finally {
    restore();
  }
}
