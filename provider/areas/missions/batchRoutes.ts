import { managedCouponCalls } from '../../../contract/managedCoupons.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { type AppContext, paginate, read, write } from '../../platform/http/context.ts';
import { sendRows } from '../../platform/http/sendFile.ts';
import {
  createBatch,
  findBatch,
  listBatches,
  listCoupons,
  listUses,
  logCoupons,
  readCoupons,
  revokeBatch,
  revokeCoupon,
} from './batches.ts';

const secretOf = (c: AppContext) => c.get('services').env.TOKEN_SECRET;

/** Batches of coupons. */
export const couponBatchRoutes = mount(managedCouponCalls, {
  async getCouponBatches(c, { query }) {
    const { count, results } = await read(c, (db) => listBatches(db, query, readerContext(c)));
    return paginate(c, query, count, results);
  },
  async createCouponBatch(c, { body: { password, ...batch }, member }) {
    const context = requestContext(c, member);
    await checkOwnPassword(c, member.id, password);
    return write(c, async (tx) => {
      const batchId = await createBatch(tx, batch, context, secretOf(c));
      return findBatch(tx, batchId, context);
    });
  },
  getCouponBatch: (c, { params }) => read(c, (db) => findBatch(db, params.id, readerContext(c))),
  async getCoupons(c, { params, query }) {
    const { count, results } = await read(c, (db) => listCoupons(db, params.id, query, secretOf(c)));
    return paginate(c, query, count, results);
  },
  async getCouponUses(c, { params, query }) {
    const shown = { tokenSecret: secretOf(c), locale: c.get('locale') };
    const { count, results, batch } = await read(c, (db) => listUses(db, params.id, query, shown));
    return { ...paginate(c, query, count, results), batch };
  },
  async exportCoupons(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    const present = await write(c, (tx) => logCoupons(tx, params.id, requestContext(c, member), secretOf(c)));
    return sendRows(c, {
      name: `gyeol-coupons-${params.id}.json`,
      list: 'coupons',
      readAfter: (last) => read(c, (db) => readCoupons(db, params.id, last)),
      present,
    });
  },
  async revokeCouponBatch(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    await write(c, (tx) => revokeBatch(tx, params.id, body.reason, requestContext(c, member)));
    return done;
  },
  async revokeCoupon(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    await write(c, (tx) => revokeCoupon(tx, params, body.reason, requestContext(c, member)));
    return done;
  },
});
