import type { LedgerEntry } from '@/contract/points';
import { paths } from '@/lib/paths';

/** Where what an entry is about can be seen; undefined for what has no page or is gone. */
export function subjectPath({ subject, reversal }: LedgerEntry): string | undefined {
  if (!subject || reversal) return undefined;
  // A like's id is that of the thing and of its liker, a check's that of the challenge and its day.
  const [id = ''] = subject.id.split(':');
  const kind = subject.kind.replace('_like', '');
  if (kind === 'topic') return `/topics/${id}`;
  if (kind === 'post') return `/posts/${id}`;
  if (kind === 'challenge' || kind === 'challenge_check') return paths.challenge(Number(id));
  if (kind === 'mission') return paths.mission(Number(id));
  if (kind === 'short_mission') return paths.missions();
  if (kind === 'raffle') return paths.raffle(Number(id));
  if (kind === 'user') return paths.me();
  return undefined;
}
