import { useRenderedAt } from '@/hooks/useRenderedAt';
import { useClock } from './useClock';

/**
 * Returns the reader's time (ISO 8601) and zone; until the page is hydrated those of its rendering, and
 * undefined on a page without data.
 */
export function useNow(): { now: string; zone?: string } | undefined {
  const clock = useClock();
  const renderedAt = useRenderedAt();
  return clock ?? (renderedAt ? { now: renderedAt } : undefined);
}
