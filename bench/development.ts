import { readdirSync, readFileSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { freePort, median, print, sized, start, untilAnswered } from './lib.ts';

const ROUNDS = sized(3, 1);
/** What a first start after an installation does not have. */
const CACHES = ['.next/dev', 'node_modules/.cache/gyeol-mock', 'dist/development'];
const PAGES = ['/forums', '/forums/free', '/posts'];
/** A file that every call of the provider runs through. */
const SOURCE = 'provider/app.ts';
const TICKS_PER_SECOND = 100;

/** Measures `npm run dev` to its first page, the memory of all its processes, and a change in `provider/`. */
export async function development() {
  for (const cache of CACHES) await rm(cache, { recursive: true, force: true });
  const cold = await measure(async () => undefined);
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) warm.push(await measure(changeProvider));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const megabytes = (values: number[]) => `${Math.round(median(values))} MB`;
  print('Development', [
    { what: 'npm run dev to the first page, without caches', value: seconds(cold.settled), bar: '10.0 s' },
    { what: 'its CPU time', value: `${cold.cpu.toFixed(1)} s` },
    { what: 'npm run dev to the first page', value: seconds(median(warm.map((it) => it.settled))), bar: '4.0 s' },
    { what: 'its CPU time', value: `${median(warm.map((it) => it.cpu)).toFixed(1)} s` },
    {
      what: `memory of Next's server after ${PAGES.length + 1} pages`,
      value: megabytes(warm.map((it) => Math.max(...it.memory))),
      bar: '600 MB',
    },
    { what: 'memory of all its processes', value: megabytes(warm.map((it) => sum(it.memory))) },
    {
      what: 'a saved file of provider/ to the answer of the changed provider',
      value: seconds(median(warm.map((it) => it.more ?? 0))),
    },
  ]);
}

async function measure<T>(more: (call: string) => Promise<T>) {
  const [port, providerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const running = await start('node', ['scripts/dev.mjs'], url, {
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
  });
  const { pid = 0 } = running.process;
  const cpu = cpuOf(pid);
  for (const page of PAGES) await untilAnswered(`${url}${page}`);
  const memory = proportionalMemory(pid);
  const result = await more(`http://127.0.0.1:${providerPort}/api/v1/forums/`);
  await running.stop();
  return { settled: running.settled, cpu, memory, more: result };
}

/** Saves a file of the provider without a change; returns the time until another process answers, in ms. */
async function changeProvider(call: string): Promise<number> {
  const began = performance.now();
  await utimes(SOURCE, new Date(), new Date());
  while (
    await fetch(call).then(
      () => true,
      () => false,
    )
  ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await untilAnswered(call);
  return performance.now() - began;
}

/** The fields of a process in /proc from its state on, by the number of the process. */
function processes(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const name of readdirSync('/proc').filter((it) => /^\d+$/.test(it))) {
    const text = readProc(`${name}/stat`);
    if (text) found.set(Number(name), text.slice(text.lastIndexOf(')') + 2).split(' '));
  }
  return found;
}

/** A process may end while it is read. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

function treeOf(pid: number, all = processes()): number[] {
  const children = [...all].filter(([, fields]) => Number(fields[1]) === pid).map(([child]) => child);
  return [pid, ...children.flatMap((child) => treeOf(child, all))];
}

/** The CPU time of a process and all that it started, in s. */
function cpuOf(pid: number): number {
  const all = processes();
  return sum(treeOf(pid, all).flatMap((it) => (all.get(it) ?? []).slice(11, 15).map(Number))) / TICKS_PER_SECOND;
}

/** The memory of a process and of each that it started, in MB; what several share is divided among them. */
const proportionalMemory = (pid: number): number[] =>
  treeOf(pid).map((it) => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${it}/smaps_rollup`))?.[1] ?? 0) / 1024);

const sum = (values: number[]) => values.reduce((total, it) => total + it, 0);
