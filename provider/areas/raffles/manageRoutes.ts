import { z } from '@hono/zod-openapi';
import { publicationBody } from '../../../contract/campaigns.ts';
import { id, success } from '../../../contract/common.ts';
import {
  managedRaffle,
  managedRaffleBody,
  managedRafflesAnswer,
  managedRafflesQuery,
  managedRaffleUpdateBody,
  rafflePreview,
} from '../../../contract/managedRaffles.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { call, invalidates, paginate, read, router, write } from '../../platform/http/context.ts';
import {
  copyRaffle,
  createRaffle,
  deleteRaffle,
  findManagedRaffle,
  listManagedRaffles,
  publishRaffle,
  updateRaffle,
} from './manage.ts';
import { presentPrize, presentRaffle } from './present.ts';
import { findAnyRaffle } from './queries.ts';
import { rafflePage } from './routes.ts';

const byId = z.object({ id });

/** Raffles as the console prepares and publishes them, for the right `campaigns`. */
export const managedRaffleRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/raffles/',
      summary: 'Raffles, published or not, the latest made first, for the right `campaigns`',
      query: managedRafflesQuery,
      answer: managedRafflesAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const { count, results } = await read(c, (db) => listManagedRaffles(db, query, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/raffles/',
      summary: 'Create a draft of a raffle, for the right `campaigns`',
      body: managedRaffleBody,
      answer: managedRaffle,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, async (tx) => {
        const raffleId = await createRaffle(tx, c.req.valid('json'), context);
        return findManagedRaffle(tx, raffleId, context.now);
      });
      return c.json(made, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/raffles/{id}/',
      summary: 'A raffle with its texts in both languages, for the right `campaigns`',
      params: byId,
      answer: managedRaffle,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const { now } = readerContext(c);
      return c.json(await read(c, (db) => findManagedRaffle(db, c.req.valid('param').id, now)), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/raffles/{id}/',
      summary: 'Change a raffle over the version that was read, for the right `campaigns`',
      params: byId,
      body: managedRaffleUpdateBody,
      answer: managedRaffle,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { id: raffleId } = c.req.valid('param');
      const changed = await write(c, async (tx) => {
        await updateRaffle(tx, raffleId, c.req.valid('json'), context);
        return findManagedRaffle(tx, raffleId, context.now);
      });
      invalidates(c, rafflePage(raffleId));
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/manage/raffles/{id}/',
      summary: 'Delete a draft of a raffle, for the right `campaigns`',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      await write(c, (tx) => deleteRaffle(tx, c.req.valid('param').id, context));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/raffles/{id}/publication/',
      summary: 'Publish a raffle, now or later, or take it back, for the right `campaigns`',
      params: byId,
      body: publicationBody,
      answer: managedRaffle,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { id: raffleId } = c.req.valid('param');
      const hasBeacon = c.get('services').env.RAFFLE_BEACON_URL !== undefined;
      const changed = await write(c, async (tx) => {
        await publishRaffle(tx, raffleId, c.req.valid('json'), { ...context, hasBeacon });
        return findManagedRaffle(tx, raffleId, context.now);
      });
      invalidates(c, rafflePage(raffleId));
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/raffles/{id}/copy/',
      summary: 'Copy a raffle to a draft that begins tomorrow, for the right `campaigns`',
      params: byId,
      answer: managedRaffle,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, async (tx) => {
        const raffleId = await copyRaffle(tx, c.req.valid('param').id, context);
        return findManagedRaffle(tx, raffleId, context.now);
      });
      return c.json(made, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/raffles/{id}/preview/',
      summary: 'A raffle, published or not, as members see it, for the right `campaigns`',
      params: byId,
      answer: rafflePreview,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const { locale, now } = readerContext(c);
      const found = await read(c, (db) => findAnyRaffle(db, c.req.valid('param').id));
      const prizes = found.prizes.map((prize) => presentPrize(prize, locale));
      return c.json({ raffle: presentRaffle(found, locale, now), prizes }, 200);
    },
  );
