import { sql } from 'drizzle-orm';
import type { createApp } from '../provider/app.ts';
import { type Figure, percentile, print } from './lib.ts';
import { startBenchProvider } from './provider.ts';

const SIZES = [1_000, 100_000] as const;
const CALLS = 300;
const TIMES_BAR = 2;

const paths = {
  'list, page 1': 'forums/bench/topics/',
  'list, page 30': 'forums/bench/topics/?page=30',
  'list, new': 'forums/bench/topics/?ordering_type=new',
  'every forum, best': 'topics/?view_count__gt=100&ordering_type=views',
  'a topic': 'forums/bench/topics/500/',
  'its comments': 'forums/bench/topics/500/comments/',
  search: `topics/?search=${encodeURIComponent('당김')}`,
  'rankings, page 1': 'rankings/',
  'rankings, page 1,000': 'rankings/?page_size=1&page=1000',
  'rankings, one member': 'rankings/?user__username=ranked_500',
  'rankings, a search': `rankings/?search=${encodeURIComponent('달빛')}`,
} as const;

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

/** p50 and p99 of the list and topic calls at 1,000 and at 100,000 topics and members, over a real database. */
export async function calls() {
  const measured: Record<string, number[][]> = {};
  let kind = '';
  for (const size of SIZES) {
    const provider = await startBenchProvider(size);
    kind = provider.services.database.kind;
    await provider.services.database.read((db) => db.execute(sql`SELECT 1`));
    for (const [name, path] of Object.entries(paths)) {
      measured[name] = [...(measured[name] ?? []), await timesOf(provider.app, path)];
    }
    await provider.stop();
  }
  const figures: Figure[] = Object.entries(measured).flatMap(([name, [small = [], large = []]]) => {
    const row = (share: number, label: string) => {
      const a = percentile(small, share);
      const b = percentile(large, share);
      return {
        what: `${name}, ${label}: ${a.toFixed(1)} ms → ${b.toFixed(1)} ms`,
        value: `${(b / a).toFixed(2)}×`,
        bar: `${TIMES_BAR}×`,
      };
    };
    return [row(0.5, 'p50'), row(0.99, 'p99')];
  });
  print(`Calls of the provider at ${SIZES.join(' and ')} topics (${kind})`, figures);
}
