import { managedRaffleCalls } from '../../../contract/managedRaffles.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { sendRows } from '../../platform/http/sendFile.ts';
import { logDeliveries, markPrizes, readDeliveries, sendingsIn } from './deliveries.ts';
import {
  copyRaffle,
  createRaffle,
  deleteRaffle,
  endRaffle,
  findManagedRaffle,
  listManagedRaffles,
  publishRaffle,
  updateRaffle,
} from './manage.ts';
import { presentPrize, presentRaffle } from './present.ts';
import { findAnyRaffle } from './queries.ts';
import { rafflePage } from './routes.ts';

/** Raffles as the console prepares and publishes them. */
export const managedRaffleRoutes = mount(managedRaffleCalls, {
  async getManagedRaffles(c, { query }) {
    const { now } = readerContext(c);
    const { count, results } = await read(c, (db) => listManagedRaffles(db, query, now));
    return paginate(c, query, count, results);
  },
  createRaffle(c, { body, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const raffleId = await createRaffle(tx, body, context);
      return findManagedRaffle(tx, raffleId, context.now);
    });
  },
  getManagedRaffle: (c, { params }) => read(c, (db) => findManagedRaffle(db, params.id, readerContext(c).now)),
  async updateRaffle(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await updateRaffle(tx, id, body, context);
      return findManagedRaffle(tx, id, context.now);
    });
    invalidates(c, rafflePage(id));
    return changed;
  },
  async deleteRaffle(c, { params, member }) {
    await write(c, (tx) => deleteRaffle(tx, params.id, requestContext(c, member)));
    return done;
  },
  async publishRaffle(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const hasBeacon = c.get('services').env.RAFFLE_BEACON_URL !== undefined;
    const changed = await write(c, async (tx) => {
      await publishRaffle(tx, id, body, { ...context, hasBeacon });
      return findManagedRaffle(tx, id, context.now);
    });
    invalidates(c, rafflePage(id));
    return changed;
  },
  async endRaffle(c, { params: { id }, body: { password, ...end }, member }) {
    await checkOwnPassword(c, member.id, password);
    const context = requestContext(c, member);
    const ended = await write(c, async (tx) => {
      await endRaffle(tx, id, end, context);
      return findManagedRaffle(tx, id, context.now);
    });
    invalidates(c, rafflePage(id));
    return ended;
  },
  copyRaffle(c, { params, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const raffleId = await copyRaffle(tx, params.id, context);
      return findManagedRaffle(tx, raffleId, context.now);
    });
  },
  async getRafflePreview(c, { params }) {
    const { locale, now } = readerContext(c);
    const found = await read(c, (db) => findAnyRaffle(db, params.id));
    const prizes = found.prizes.map((prize) => presentPrize(prize, locale));
    return { raffle: presentRaffle(found, locale, now), prizes };
  },
  async exportRaffleDeliveries(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    const context = requestContext(c, member);
    await write(c, (tx) => logDeliveries(tx, params.id, context));
    return sendRows(c, {
      name: `gyeol-deliveries-${params.id}.json`,
      list: 'deliveries',
      readAfter: (last) => read(c, (db) => readDeliveries(db, params.id, last)),
      present: sendingsIn(context.locale),
    });
  },
  async markRafflePrizes(c, { params, body, member }) {
    const changed = await write(c, (tx) => markPrizes(tx, params.id, body, requestContext(c, member)));
    return { ...done, changed };
  },
});
