import { statisticsAnswer, statisticsQuery, workAnswer } from '../../../contract/statistics.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { call, read, router } from '../../platform/http/context.ts';
import { rangeOf } from './range.ts';
import { readStatistics } from './read.ts';
import { readWork } from './work.ts';

/** The statistics of the site and its open work. */
export const statisticsRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/statistics/',
      summary: 'What happened on the days of a range, for the right `statistics`',
      query: statisticsQuery,
      answer: statisticsAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      requireRight(c, 'statistics');
      const at = { now: c.get('services').now(), locale: c.get('locale') };
      const range = rangeOf(c.req.valid('query'), at);
      return c.json(await read(c, (db) => readStatistics(db, range, at)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/work/',
      summary: 'The number of tasks that wait for the caller’s role, by queue',
      answer: workAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      const { rights } = requireRight(c, 'work');
      return c.json(await read(c, (db) => readWork(db, rights, c.get('services').now())), 200);
    },
  );
