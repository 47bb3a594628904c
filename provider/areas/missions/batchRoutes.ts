import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  couponBatch,
  couponBatchBody,
  couponBatchesAnswer,
  couponBatchesQuery,
  couponExport,
  couponRevokeBody,
  couponsAnswer,
  couponsQuery,
} from '../../../contract/managedCoupons.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { type AppContext, call, paginate, read, router, write } from '../../platform/http/context.ts';
import {
  createBatch,
  exportCoupons,
  findBatch,
  listBatches,
  listCoupons,
  revokeBatch,
  revokeCoupon,
} from './batches.ts';

const byId = z.object({ id });
const byCode = z.object({ id, cid: id });

const secretOf = (c: AppContext) => c.get('services').env.TOKEN_SECRET;

/** Batches of coupons, for the right `campaigns`. */
export const couponBatchRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/coupons/',
      summary: 'Batches of coupons with their use, the latest first, for the right `campaigns`',
      query: couponBatchesQuery,
      answer: couponBatchesAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listBatches(db, query, c.get('services').now()));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/coupons/',
      summary: 'Make a batch of coupons, with the caller’s password, for the right `campaigns`',
      body: couponBatchBody,
      answer: couponBatch,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { password, ...batch } = c.req.valid('json');
      await checkOwnPassword(c, context.member.id, password);
      const made = await write(c, async (tx) => {
        const batchId = await createBatch(tx, batch, context, secretOf(c));
        return findBatch(tx, batchId, context.now);
      });
      return c.json(made, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/coupons/{id}/',
      summary: 'A batch of coupons with its use, for the right `campaigns`',
      params: byId,
      answer: couponBatch,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const now = c.get('services').now();
      return c.json(await read(c, (db) => findBatch(db, c.req.valid('param').id, now)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/coupons/{id}/codes/',
      summary: 'The codes of a batch, for the right `campaigns`',
      params: byId,
      query: couponsQuery,
      answer: couponsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { id: batchId } = c.req.valid('param');
      const { count, results } = await read(c, (db) => listCoupons(db, batchId, query, secretOf(c)));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/coupons/{id}/export/',
      summary: 'Every code of a batch, which the audit log records, for the right `campaigns`',
      params: byId,
      answer: couponExport,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const coupons = await write(c, (tx) => exportCoupons(tx, c.req.valid('param').id, context, secretOf(c)));
      return c.json({ coupons }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/coupons/{id}/revoke/',
      summary: 'Revoke a batch of coupons with a reason, for the right `campaigns`',
      params: byId,
      body: couponRevokeBody,
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { reason } = c.req.valid('json');
      await write(c, (tx) => revokeBatch(tx, c.req.valid('param').id, reason, context));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/coupons/{id}/codes/{cid}/revoke/',
      summary: 'Revoke one code of a batch with a reason, for the right `campaigns`',
      params: byCode,
      body: couponRevokeBody,
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { reason } = c.req.valid('json');
      await write(c, (tx) => revokeCoupon(tx, c.req.valid('param'), reason, context));
      return c.json({ success: true as const }, 200);
    },
  );
