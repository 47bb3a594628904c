import { daysBetween } from '@/lib/dates';

const EPOCH = '1970-01-01T00:00:00.000Z';
/** The tips of each side of an axis in the texts. */
const TIPS = ['1', '2', '3'] as const;

/**
 * Returns a side of a skin type and its tip for a day: the four sides take turns, then the next
 * tip of each.
 */
export function tipOf(type: string, { now, zone }: { now: string; zone?: string }) {
  const day = daysBetween(EPOCH, now, zone);
  const side = (type[day % type.length] ?? 'Y') as 'Y';
  return { side, tip: TIPS[Math.floor(day / type.length) % TIPS.length] ?? '1' };
}
