import type { LedgerEntry } from '@/contract/points';
import { paths } from '@/lib/paths';

/** Returns the path of an entry's subject; undefined for one that has no page or does not exist any more. */
export function subjectPath({ subject, reversal }: LedgerEntry): string | undefined {
  if (!subject || reversal) return undefined;
  // The id of a like is `content:liker`, that of a check-in `challenge:day`.
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
