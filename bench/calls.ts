import type { createApp } from '../provider/app.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { type Figure, percentile, print } from './lib.ts';
import { startBenchProvider } from './provider.ts';

const SMALL = 1_000;
/** The embedded database is one process with a few gigabytes at most. */
const LARGE = { postgres: 1_000_000, embedded: 100_000 } as const;
const CALLS = 300;
const TIMES_BAR = 2;

const searchOf = (word: string) => `search=${encodeURIComponent(word)}`;

/** What is called at a size; `last` is page 1,000, or the last of a smaller list. */
const pathsAt = (size: number) => {
  const last = Math.min(1000, Math.floor(size / 30));
  return {
    'list, page 1': 'forums/bench/topics/',
    'list, page 1,000': `forums/bench/topics/?page=${last}`,
    'list, new': 'forums/bench/topics/?ordering_type=new',
    'every forum, best': 'topics/?view_count__gt=100&ordering_type=views',
    'a topic': 'forums/bench/topics/500/',
    'its comments': 'forums/bench/topics/500/comments/',
    'posts, page 1': 'posts/',
    'posts, page 1,000': `posts/?page=${last}`,
    'topics that hold a word': `topics/?${searchOf('당김')}`,
    'search, rare word': `search/?kind=topics&${searchOf('외딴섬')}`,
    'search, common word': `search/?kind=topics&${searchOf('피부결')}`,
    'search, word between': `search/?kind=topics&${searchOf('당김')}`,
    'search, no match': `search/?kind=topics&${searchOf('없는말')}`,
    'search, every kind': `search/?${searchOf('당김')}`,
    suggestions: `search/suggestions/?${searchOf('당김')}`,
  } as const;
};

/** Milliseconds of each call of a path, one after the other, after some to warm up. */
async function timesOf(app: ReturnType<typeof createApp>, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = -30; call < CALLS; call += 1) {
    const began = performance.now();
    const answer = await app.request(`/api/v1/${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    if (call >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** Every call's times at a size, and which database answered. */
async function measure(sizeOf: (kind: keyof typeof LARGE) => number) {
  const size = sizeOf(process.env.DATABASE_URL ? 'postgres' : 'embedded');
  const provider = await startBenchProvider(size);
  const times = new Map<string, number[]>();
  for (const [name, path] of Object.entries(pathsAt(size))) {
    times.set(name, await timesOf(provider.app, path));
  }
  await provider.stop();
  return { size, times, kind: provider.services.database.kind };
}

/**
 * p50 and p99 of lists, topics and searches in a small and in a large database: in DATABASE_URL's, in
 * a PostgreSQL of its own where one is installed, else in the embedded one.
 */
export async function calls() {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  if (own) process.env.DATABASE_URL = own.url;
  try {
    printTimes(await measure(() => SMALL), await measure((kind) => LARGE[kind]));
  } finally {
    if (own) delete process.env.DATABASE_URL;
    await own?.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measure>>;

function printTimes(small: Measured, large: Measured) {
  const figures: Figure[] = [...small.times].flatMap(([name, few]) => {
    const many = large.times.get(name) ?? [];
    const row = (share: number, label: string) => {
      const a = percentile(few, share);
      const b = percentile(many, share);
      return {
        what: `${name}, ${label}: ${a.toFixed(1)} ms → ${b.toFixed(1)} ms`,
        value: `${(b / a).toFixed(2)}×`,
        bar: `${TIMES_BAR}×`,
      };
    };
    return [row(0.5, 'p50'), row(0.99, 'p99')];
  });
  const sizes = [small.size, large.size].map((size) => size.toLocaleString('en')).join(' and ');
  print(`Calls of the provider at ${sizes} topics and posts (${large.kind})`, figures);
}
