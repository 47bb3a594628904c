import { rankingsAnswer, rankingsQuery } from '../../../contract/rankings.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { presentRanking, presentSpan } from './present.ts';
import { listRankings, readSpan } from './queries.ts';

/** Places of members. */
export const rankingRoutes = router().openapi(
  call({
    method: 'get',
    path: '/rankings/',
    summary: 'Ranking of members in a period',
    query: rankingsQuery,
    answer: rankingsAnswer,
  }),
  async (c) => {
    const query = c.req.valid('query');
    const date = query.date ?? seoulDay(c.get('services').now());
    const { list, span } = await read(c, async (db) => ({
      list: await listRankings(db, { ...query, date }),
      span: await readSpan(db, { ...query, date }),
    }));
    const page = paginate(c, query, list.count, list.rows.map(presentRanking));
    return c.json({ ...page, span: presentSpan(span) }, 200);
  },
);
