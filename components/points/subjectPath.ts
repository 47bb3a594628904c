import type { LedgerEntry } from '@/contract/points';
import { paths } from '@/lib/paths';

/** Where what an entry is about can be seen; undefined for what has no page or is gone. */
export function subjectPath({ subject, taken_back }: LedgerEntry): string | undefined {
  if (!subject || taken_back) return undefined;
  if (subject.kind === 'topic') return `/topics/${subject.id}`;
  if (subject.kind === 'post') return `/posts/${subject.id}`;
  if (subject.kind === 'user') return paths.me();
  return undefined;
}
