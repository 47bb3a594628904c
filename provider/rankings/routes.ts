import { rankingsAnswer, rankingsQuery } from '../../contract/rankings.ts';
import { call, paginate, read, router } from '../context.ts';
import { seoulDay } from './periods.ts';
import { presentRanking } from './present.ts';
import { listRankings } from './queries.ts';

/** Places of members. */
export const rankingRoutes = router().openapi(
  call({
    method: 'get',
    path: '/rankings/',
    summary: 'Places of members in a period',
    query: rankingsQuery,
    answer: rankingsAnswer,
  }),
  async (c) => {
    const query = c.req.valid('query');
    const date = query.date ?? seoulDay(c.get('services').now());
    const { count, rows } = await read(c, (db) => listRankings(db, { ...query, date }));
    return c.json(paginate(c, query, count, rows.map(presentRanking)), 200);
  },
);
