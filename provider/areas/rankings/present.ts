import type { Ranking, RankingSpan } from '../../../contract/rankings.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { lastDay } from '../../domain/ranking/periods.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import type { RankingRow, readSpan } from './queries.ts';

export const presentRanking = ({ ranking, user }: RankingRow, locale: Locale): Ranking => ({
  id: ranking.id,
  type: ranking.type,
  period: ranking.period,
  date: ranking.date,
  place: ranking.place,
  score: ranking.score,
  movement: ranking.movement,
  user: presentAuthor(user, locale),
});

export function presentSpan(span: Awaited<ReturnType<typeof readSpan>>): RankingSpan {
  const { window, computed, before, after } = span;
  const endless = window.period === 'all';
  return {
    first: endless ? null : window.date,
    last: endless ? null : lastDay(window),
    before,
    after,
    computed_at: computed?.computedAt.toISOString() ?? null,
  };
}
