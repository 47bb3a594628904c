import type { InputOf } from '../../../contract/call.ts';
import { pointCalls } from '../../../contract/points.calls.ts';
import type { Ledger } from '../../../contract/points.ts';
import { mount } from '../../domain/identity/mount.ts';
import { refillHearts } from '../../domain/ledger/ledger.ts';
import { readEarningRules, waysOf } from '../../domain/ledger/rules.ts';
import { type AppContext, type Member, paginate, read, write } from '../../platform/http/context.ts';
import { convertPoints, WON_A_POINT } from './convert.ts';
import { presentCredit, presentEntry } from './present.ts';
import { dailyBalances, findOwner, listCredits, listEntries, readWelcomeGifts, sumLots } from './queries.ts';

interface Asked {
  query: InputOf<typeof pointCalls.getXpHistories>['query'];
  member: Member;
}

/** Answers a page of a ledger with the current balance. @throws 404 */
function history(c: AppContext, ledger: Ledger, { query, member }: Asked) {
  const now = c.get('services').now();
  return read(c, async (db) => {
    const owner = await findOwner(db, query.username, member);
    const account = { userId: owner.id, ledger };
    const { count, balance, rows } = await listEntries(db, account, query);
    const series = await dailyBalances(db, account, now);
    const page = paginate(c, query, count, rows.map(presentEntry(owner.username)));
    const ways = waysOf(ledger, await readEarningRules(db));
    return { ...page, owner, summary: { balance, series, ways } };
  });
}

/** The calls of a member's ledgers. */
export const pointRoutes = mount(pointCalls, {
  async getPointHistories(c, asked) {
    const { owner, summary, ...page } = await history(c, 'point', asked);
    const { env, now } = c.get('services');
    const lots = await read(c, (db) => sumLots(db, owner.id, now()));
    const terms = { minimum: env.POINT_CONVERT_MIN, step: env.POINT_CONVERT_STEP, won: WON_A_POINT };
    return { ...page, summary: { ...summary, ...lots, ...terms } };
  },
  async convertPoints(c, { body: { point }, member }) {
    const { env, now } = c.get('services');
    return write(c, (tx) => convertPoints(tx, { userId: member.id, point, now: now() }, env, c.get('locale')));
  },
  async getCredits(c, { query, member }) {
    const { count, total, pending, rows } = await read(c, (db) => listCredits(db, member.id, query));
    const summary = { total, pending, store: c.get('services').env.STORE_PAGE_URL ?? null };
    return { ...paginate(c, query, count, rows.map(presentCredit)), summary };
  },
  getWelcomeGifts: (c, { member }) => read(c, (db) => readWelcomeGifts(db, member.id)),
  async getXpHistories(c, asked) {
    const { owner: _, ...answer } = await history(c, 'xp', asked);
    return answer;
  },
  async getHeartHistories(c, asked) {
    const { now } = c.get('services');
    await write(c, async (tx) => {
      const owner = await findOwner(tx, asked.query.username, asked.member);
      await refillHearts(tx, owner.id, now());
    });
    const { owner: _, ...answer } = await history(c, 'heart', asked);
    return answer;
  },
});
