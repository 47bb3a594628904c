import { z } from '@hono/zod-openapi';
import { id, pageQuery } from '../../../contract/common.ts';
import {
  drawsAnswer,
  enterAnswer,
  enterBody,
  participateAnswer,
  participationsAnswer,
  prizeDelivery,
  prizeDeliveryBody,
  prizesAnswer,
  raffle,
  rafflesAnswer,
  rafflesQuery,
  raffleWinnersAnswer,
} from '../../../contract/raffles.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { pageOf } from '../../platform/db/paging.ts';
import {
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
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

const byId = z.object({ id });
const byParticipation = byId.extend({ pid: id });
/** Returns the page of a raffle, as `invalidates` expects it. */
export const rafflePage = (raffleId: number) => `raffles/${raffleId}`;

/** Raffles whose draws anyone may recompute. */
export const raffleRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/raffles/',
      summary: 'Raffles, those that end last first',
      query: rafflesQuery,
      answer: rafflesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { locale, now } = readerContext(c);
      const { count, rows } = await read(c, (db) => listRaffles(db, query, now));
      const results = rows.map((row) => presentRaffle(row, locale, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/',
      summary: 'A raffle',
      params: byId,
      answer: raffle,
    }),
    async (c) => {
      const { locale, now } = readerContext(c);
      const found = await read(c, (db) => findRaffle(db, c.req.valid('param').id, now));
      return c.json(presentRaffle(found, locale, now), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/prizes/',
      summary: 'A raffle’s prizes with their stock and odds',
      params: byId,
      query: pageQuery,
      answer: prizesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const found = await read(c, (db) => findRaffle(db, c.req.valid('param').id, now));
      const prizes = found.prizes.filter((it) => isPrizeNamed(it, query.search));
      const results = pageOf(prizes, query).map((prize) => presentPrize(prize, c.get('locale')));
      return c.json(paginate(c, query, prizes.length, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/participations/',
      summary: 'The caller’s entry in a raffle',
      params: byId,
      query: pageQuery,
      answer: participationsAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const raffleId = c.req.valid('param').id;
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const rows = await read(c, async (db) => {
        await findRaffle(db, raffleId, now);
        return ownParticipations(db, raffleId, member.id);
      });
      const results = rows
        .filter(({ prize }) => isPrizeNamed(prize, query.search))
        .map(({ entry, prize }) => presentParticipation(entry, prize, c.get('locale')));
      return c.json(paginate(c, query, results.length, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/raffles/{id}/participations/',
      summary: 'Enter a raffle with a client seed',
      params: byId,
      body: enterBody,
      answer: enterAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const raffleId = c.req.valid('param').id;
      const { clientSeed } = c.req.valid('json');
      const { locale, now } = readerContext(c);
      try {
        const entry = await write(c, (tx) => enterRaffle(tx, raffleId, { member, clientSeed, now }));
        const participation = presentParticipation(entry, null, locale);
        return c.json({ success: true, reason: '', participation }, 200);
      } catch (rejected) {
        if (!(rejected instanceof RaffleRejected)) throw rejected;
        return c.json({ success: false, reason: rejected.reason(locale), participation: null }, 200);
      }
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/raffles/{id}/participations/{pid}/participate/',
      summary: 'Draw the caller’s entry, once',
      params: byParticipation,
      answer: participateAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const { id: raffleId, pid } = c.req.valid('param');
      const { locale, now } = readerContext(c);
      const { entry, prize } = await write(c, async (tx) => {
        const drawn = await drawEntry(tx, raffleId, pid, { member, now });
        const prizes = await prizesOf(tx, raffleId);
        return { entry: drawn, prize: prizes.find((it) => it.id === drawn.prizeId) ?? null };
      });
      invalidates(c, rafflePage(raffleId));
      const participation = presentParticipation(entry, prize, locale);
      return c.json({ success: true, reason: '', participation }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/draws/',
      summary: 'Every draw in order, for verification',
      params: byId,
      query: pageQuery,
      answer: drawsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const raffleId = c.req.valid('param').id;
      const { now } = readerContext(c);
      const { count, rows } = await read(c, async (db) => {
        const { raffle: found } = await findRaffle(db, raffleId, now);
        return { count: found.drawn, rows: await listDraws(db, raffleId, query) };
      });
      return c.json(paginate(c, query, count, rows.map(presentDraw)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/participations/{pid}/delivery/',
      summary: 'Where the caller’s prize goes',
      params: byParticipation,
      answer: prizeDelivery,
    }),
    async (c) => {
      const { id: userId } = requireMember(c);
      const { id: raffleId, pid } = c.req.valid('param');
      const own = await read(c, (db) => ownDelivery(db, { raffleId, id: pid, userId }));
      return c.json(presentDelivery(own, readerContext(c).now), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/raffles/{id}/participations/{pid}/delivery/',
      summary: 'Give or change the address of the caller’s prize',
      params: byParticipation,
      body: prizeDeliveryBody,
      answer: prizeDelivery,
    }),
    async (c) => {
      const member = requireMember(c);
      const { id: raffleId, pid } = c.req.valid('param');
      const context = requestContext(c, member);
      const own = await write(c, (tx) => saveDelivery(tx, { raffleId, id: pid }, c.req.valid('json'), context));
      return c.json(presentDelivery(own, context.now), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/raffles/{id}/winners/',
      summary: 'A raffle’s winners with their addresses, for managers',
      params: byId,
      query: pageQuery,
      answer: raffleWinnersAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const { count, rows } = await read(c, (db) => listWinners(db, c.req.valid('param').id, query, now));
      const results = rows.map((row) => presentWinner(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  );
