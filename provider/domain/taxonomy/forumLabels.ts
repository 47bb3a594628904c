import type { Database } from '../../platform/db/client.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { type Labels, readLabels } from './forums.ts';

/** Labels hardly ever change, and every page of topics needs them. */
const KEPT_MILLISECONDS = 5_000;

const kept = new WeakMap<Database, { labels: Labels; until: number }>();

/** Every forum's labels, at most five seconds old. */
export async function labelsOf(c: AppContext): Promise<Labels> {
  const { database, now } = c.get('services');
  const time = now().getTime();
  const held = kept.get(database);
  if (held && time < held.until) return held.labels;
  const labels = await read(c, readLabels);
  kept.set(database, { labels, until: time + KEPT_MILLISECONDS });
  return labels;
}
