import type { Ranking } from '../../contract/rankings.ts';
import { presentAuthor } from '../users/present.ts';
import type { RankingRow } from './queries.ts';

export const presentRanking = ({ ranking, user }: RankingRow): Ranking => ({
  id: ranking.id,
  type: ranking.type,
  period: ranking.period,
  date: ranking.date,
  place: ranking.place,
  score: ranking.score,
  movement: ranking.movement,
  user: presentAuthor(user),
});
