import { startPostgres } from '../scripts/lib/postgres.ts';
import { type Figure, percentile, print, sized } from './lib.ts';
import { startBenchProvider } from './provider.ts';

const SMALL = 1_000;
/** The embedded database is one process with a few gigabytes at most. */
const LARGE = sized({ postgres: 1_000_000, embedded: 100_000 }, { postgres: 2_000, embedded: 2_000 });
const CALLS = sized(300, 3);
const TIMES_BAR = 2;

const searchOf = (keyword: string) => `search=${encodeURIComponent(keyword)}`;

/** Lists the calls at a size; `last` is page 1,000, or the last of a smaller list. */
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
    'topics that hold a common word': `topics/?${searchOf('피부결')}`,
    'posts that hold a word': `posts/?${searchOf('당김')}`,
    'search, rare word': `search/?kind=topics&${searchOf('외딴섬')}`,
    'search, common word': `search/?kind=topics&${searchOf('피부결')}`,
    'search, word between': `search/?kind=topics&${searchOf('당김')}`,
    'search, no match': `search/?kind=topics&${searchOf('없는말')}`,
    'search, every kind': `search/?${searchOf('당김')}`,
    suggestions: `search/suggestions/?${searchOf('당김')}`,
  } as const;
};

type Provider = Awaited<ReturnType<typeof startBenchProvider>>;
type PathName = keyof ReturnType<typeof pathsAt>;

/** Measures one call, in milliseconds. @throws when its answer is not 200 */
async function timeOf({ app }: Provider, path: string): Promise<number> {
  const began = performance.now();
  const answer = await app.request(`/api/v1/${path}`);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

/**
 * Measures a path's times in both databases, alternating, so that other work of the machine slows both.
 */
async function timesOf(name: PathName, sides: { provider: Provider; size: number }[]) {
  const paths = sides.map(({ size }) => pathsAt(size)[name]);
  const times: number[][] = sides.map(() => []);
  for (let call = -30; call < CALLS; call += 1) {
    for (const [side, { provider }] of sides.entries()) {
      const time = await timeOf(provider, paths[side] ?? '');
      if (call >= 0) times[side]?.push(time);
    }
  }
  return times;
}

/**
 * Measures p50 and p99 of lists, topics and searches in a small and in a large database: in DATABASE_URL's,
 * in a PostgreSQL of its own where one is installed, else in the embedded one.
 */
export async function calls() {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  if (own) process.env.DATABASE_URL = own.url;
  try {
    await compare(LARGE[process.env.DATABASE_URL ? 'postgres' : 'embedded']);
  } finally {
    if (own) delete process.env.DATABASE_URL;
    await own?.stop();
  }
}

async function compare(large: number) {
  const sizes = [SMALL, large];
  const sides = [];
  for (const size of sizes) sides.push({ size, provider: await startBenchProvider(size) });
  const figures: Figure[] = [];
  for (const name of Object.keys(pathsAt(SMALL)) as PathName[]) {
    const [few = [], many = []] = await timesOf(name, sides);
    for (const [share, label] of [
      [0.5, 'p50'],
      [0.99, 'p99'],
    ] as const) {
      const a = percentile(few, share);
      const b = percentile(many, share);
      figures.push({
        what: `${name}, ${label}: ${a.toFixed(1)} ms → ${b.toFixed(1)} ms`,
        value: `${(b / a).toFixed(2)}×`,
        bar: `${TIMES_BAR}×`,
      });
    }
  }
  const kind = sides[0]?.provider.services.database.kind;
  for (const { provider } of sides) await provider.stop();
  const counts = sizes.map((size) => size.toLocaleString('en')).join(' and ');
  print(`Calls of the provider at ${counts} topics and posts (${kind})`, figures);
}
