import type { z } from 'zod';
import type { PageQuery } from '../../../contract/common.ts';
import {
  convertAnswer,
  convertBody,
  creditsAnswer,
  creditsQuery,
  historiesAnswer,
  historiesQuery,
  type Ledger,
  pointHistoriesAnswer,
} from '../../../contract/points.ts';
import { refillHearts } from '../../domain/ledger/ledger.ts';
import {
  type AppContext,
  call,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { convertPoints, WON_A_POINT } from './convert.ts';
import { presentCredit, presentEntry } from './present.ts';
import { dailyBalances, findOwner, listCredits, listEntries, sumLots } from './queries.ts';

/** Answers a page of a ledger with the current balance. @throws 401, 404 */
async function history(c: AppContext, ledger: Ledger, query: z.output<typeof historiesQuery>) {
  const member = requireMember(c);
  const now = c.get('services').now();
  return read(c, async (db) => {
    const owner = await findOwner(db, query.username, member);
    const account = { userId: owner.id, ledger };
    const { count, balance, rows } = await listEntries(db, account, query);
    const series = await dailyBalances(db, account, now);
    const page = paginate(c, query satisfies PageQuery, count, rows.map(presentEntry(owner.username)));
    return { ...page, owner, summary: { balance, series } };
  });
}

/** The calls of a member's ledgers. */
export const pointRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/point-histories/',
      summary: 'Points earned and spent, newest first, with the convertible amount',
      query: historiesQuery,
      answer: pointHistoriesAnswer,
    }),
    async (c) => {
      const { owner, summary, ...page } = await history(c, 'point', c.req.valid('query'));
      const { env, now } = c.get('services');
      const lots = await read(c, (db) => sumLots(db, owner.id, now()));
      const terms = {
        minimum: env.POINT_CONVERT_MIN,
        step: env.POINT_CONVERT_STEP,
        won: WON_A_POINT,
      };
      return c.json({ ...page, summary: { ...summary, ...lots, ...terms } }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/point-histories/convert/',
      summary: 'Convert points to store credit',
      body: convertBody,
      answer: convertAnswer,
    }),
    async (c) => {
      const { id: userId } = requireVerified(c);
      const { point } = c.req.valid('json');
      const { env, now } = c.get('services');
      const answer = await write(c, (tx) => convertPoints(tx, { userId, point, now: now() }, env, c.get('locale')));
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/store-credits/',
      summary: 'The caller’s store credit, newest first, and where it is spent',
      query: creditsQuery,
      answer: creditsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const { count, total, pending, rows } = await read(c, (db) => listCredits(db, member.id, query));
      const summary = { total, pending, store: c.get('services').env.STORE_PAGE_URL ?? null };
      return c.json({ ...paginate(c, query, count, rows.map(presentCredit)), summary }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/xp-histories/',
      summary: 'Experience earned, newest first',
      query: historiesQuery,
      answer: historiesAnswer,
    }),
    async (c) => {
      const { owner: _, ...answer } = await history(c, 'xp', c.req.valid('query'));
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/heart-histories/',
      summary: 'Hearts given, received and refilled, newest first',
      query: historiesQuery,
      answer: historiesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const member = requireMember(c);
      const { now } = c.get('services');
      await write(c, async (tx) => {
        const owner = await findOwner(tx, query.username, member);
        await refillHearts(tx, owner.id, now());
      });
      const { owner: _, ...answer } = await history(c, 'heart', query);
      return c.json(answer, 200);
    },
  );
