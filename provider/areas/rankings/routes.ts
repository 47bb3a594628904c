import { rankingCalls } from '../../../contract/rankings.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { presentRanking, presentSpan } from './present.ts';
import { listRankings, readSpan } from './queries.ts';

/** Places of members. */
export const rankingRoutes = mount(rankingCalls, {
  async getRankings(c, { query }) {
    const date = query.date ?? seoulDay(c.get('services').now());
    const { list, span } = await read(c, async (db) => ({
      list: await listRankings(db, { ...query, date }),
      span: await readSpan(db, { ...query, date }),
    }));
    const results = list.rows.map((row) => presentRanking(row, c.get('locale')));
    return { ...paginate(c, query, list.count, results), span: presentSpan(span) };
  },
});
