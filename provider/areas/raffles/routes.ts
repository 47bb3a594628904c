import { raffleCalls } from '../../../contract/raffles.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { pageOf } from '../../platform/db/paging.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { ownDelivery, saveDelivery } from './delivery.ts';
import { drawEntry } from './draw.ts';
import { enterRaffle } from './enter.ts';
import {
  presentDelivery,
  presentDraw,
  presentParticipation,
  presentPrize,
  presentRaffle,
  presentWinner,
} from './present.ts';
import {
  findRaffle,
  isPrizeNamed,
  listDraws,
  listRaffles,
  listWinners,
  ownParticipations,
  prizesOf,
} from './queries.ts';
import { RaffleRejected } from './rules.ts';

/** Returns the page of a raffle, as `invalidates` expects it. */
export const rafflePage = (raffleId: number) => `raffles/${raffleId}`;

/** Raffles whose draws anyone may recompute. */
export const raffleRoutes = mount(raffleCalls, {
  async getRaffles(c, { query }) {
    const { locale, now } = readerContext(c);
    const { count, rows } = await read(c, (db) => listRaffles(db, query, now));
    const results = rows.map((row) => presentRaffle(row, locale, now));
    return paginate(c, query, count, results);
  },
  async getRaffle(c, { params }) {
    const { locale, now } = readerContext(c);
    return presentRaffle(await read(c, (db) => findRaffle(db, params.id, now)), locale, now);
  },
  async getPrizes(c, { params, query }) {
    const { now } = readerContext(c);
    const found = await read(c, (db) => findRaffle(db, params.id, now));
    const prizes = found.prizes.filter((it) => isPrizeNamed(it, query.search));
    const results = pageOf(prizes, query).map((prize) => presentPrize(prize, c.get('locale')));
    return paginate(c, query, prizes.length, results);
  },
  async getParticipations(c, { params, query, member }) {
    const { now } = readerContext(c);
    const rows = await read(c, async (db) => {
      await findRaffle(db, params.id, now);
      return ownParticipations(db, params.id, member.id);
    });
    const results = rows
      .filter(({ prize }) => isPrizeNamed(prize, query.search))
      .map(({ entry, prize }) => presentParticipation(entry, prize, c.get('locale')));
    return paginate(c, query, results.length, results);
  },
  async enterRaffle(c, { params, body: { clientSeed }, member }) {
    const { locale, now } = readerContext(c);
    try {
      const entry = await write(c, (tx) => enterRaffle(tx, params.id, { member, clientSeed, now }));
      return { success: true, reason: '', participation: presentParticipation(entry, null, locale) };
    } catch (rejected) {
      if (!(rejected instanceof RaffleRejected)) throw rejected;
      return { success: false, reason: rejected.reason(locale), participation: null };
    }
  },
  async participate(c, { params: { id, pid }, member }) {
    const { locale, now } = readerContext(c);
    const { entry, prize } = await write(c, async (tx) => {
      const drawn = await drawEntry(tx, id, pid, { member, now });
      const prizes = await prizesOf(tx, id);
      return { entry: drawn, prize: prizes.find((it) => it.id === drawn.prizeId) ?? null };
    });
    invalidates(c, rafflePage(id));
    return { success: true, reason: '', participation: presentParticipation(entry, prize, locale) };
  },
  async getDraws(c, { params: { id }, query }) {
    const { now } = readerContext(c);
    const { count, rows } = await read(c, async (db) => {
      const { raffle: found } = await findRaffle(db, id, now);
      return { count: found.drawn, rows: await listDraws(db, id, query) };
    });
    return paginate(c, query, count, rows.map(presentDraw));
  },
  async getPrizeDelivery(c, { params: { id, pid }, member }) {
    const own = await read(c, (db) => ownDelivery(db, { raffleId: id, id: pid, userId: member.id }));
    return presentDelivery(own, readerContext(c).now);
  },
  async savePrizeDelivery(c, { params: { id, pid }, body, member }) {
    const context = requestContext(c, member);
    const own = await write(c, (tx) => saveDelivery(tx, { raffleId: id, id: pid }, body, context));
    return presentDelivery(own, context.now);
  },
  async getRaffleWinners(c, { params, query }) {
    const reader = readerContext(c);
    const { count, rows } = await read(c, (db) => listWinners(db, params.id, query, reader));
    const results = rows.map((row) => presentWinner(row, reader.locale));
    return paginate(c, query, count, results);
  },
});
