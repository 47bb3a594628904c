import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, totalmem } from 'node:os';

/** A figure as it is printed: its name, value and bar. */
export interface Figure {
  what: string;
  value: string;
  bar?: string;
  /** The value before the work on speed (commit 71142f8), as reviewers measured it. */
  before?: string;
}

/** Returns the machine that figures belong to, and the day: a commit may be another once its branch is merged. */
export function where(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores, ${memory} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}

export function printFigure({ what, value, bar }: Figure) {
  console.log(`  ${what.padEnd(58)} ${value.padStart(16)}${bar ? `   bar: ${bar}` : ''}`);
}

/** The sections printed so far, by their titles. */
const sections = new Map<string, Figure[]>();

/** Begins a section, and returns the function that prints and keeps a figure of it as soon as it is measured. */
export function section(title: string) {
  console.log(`\n${title}`);
  const figures: Figure[] = [];
  sections.set(title, figures);
  return (...measured: Figure[]) => {
    measured.forEach(printFigure);
    figures.push(...measured);
  };
}

export function print(title: string, figures: Figure[]) {
  section(title)(...figures);
}

/** Returns a size of a bench, or with `--smallest` the one that shows in a moment whether the bench works. */
export const sized = <T>(full: T, smallest: T): T => (process.argv.includes('--smallest') ? smallest : full);

const FIGURES = 'docs/figures.md';
const INTRODUCTION =
  '# Figures\n\nWritten by `npm run bench -- --write`; a section is replaced when its bench is run again. Before: commit 71142f8, on the machine of its reviewers.';

/** Writes the printed sections into docs/figures.md, in the place of those with the same titles. */
export function writeFigures() {
  const known = existsSync(FIGURES)
    ? readFileSync(FIGURES, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const written = new Map(known.map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section.trim()]));
  for (const [title, figures] of sections) {
    const rows = figures.map(
      ({ what, before, value, bar }) => `| ${what} | ${before ?? ''} | ${value} | ${bar ?? ''} |`,
    );
    const table = ['| | before | now | bar |', '|---|---|---|---|', ...rows].join('\n');
    written.set(title, `## ${title}\n${where()}\n\n${table}`);
  }
  writeFileSync(FIGURES, `${[INTRODUCTION, ...written.values()].join('\n\n')}\n`);
}

/** Returns the value below which `share` of the numbers are. */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
export const median = (numbers: number[]) => percentile(numbers, 0.5);

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs a command to its end. @throws when it fails, with its output */
export function run(command: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

export interface Running {
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Requests `url` until it answers with a 2xx, four minutes at most; `check` may throw to end it. */
export async function untilAnswered(url: string, check = () => {}) {
  const began = performance.now();
  while (performance.now() - began < 240_000) {
    check();
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts a program and waits until `url` answers; `settled` in ms since its start. */
export async function start(
  command: string,
  args: string[],
  url: string,
  env: Record<string, string> = {},
): Promise<Running & { settled: number }> {
  const began = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswered(url, () => {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended early`);
  });
  return {
    process: child,
    settled: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
