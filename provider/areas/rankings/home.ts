import { rankingSchemas } from '../../../contract/rankings.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { presentRanking } from './present.ts';
import { listRankings } from './queries.ts';

const shown = rankingSchemas.getRankings.query.parse({ type: 'likes', period: 'week', page_size: 10 });

/** Returns the first places of this week on the home page. */
export async function homeRankings(c: AppContext) {
  const date = seoulDay(c.get('services').now());
  const { rows } = await read(c, (db) => listRankings(db, { ...shown, date }));
  return rows.map((row) => presentRanking(row, c.get('locale')));
}
