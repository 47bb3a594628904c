import { z } from '@hono/zod-openapi';
import {
  checkAnswer,
  checkBody,
  entrantDetail,
  entrantsAnswer,
  entrantsQuery,
  myGroupEntrantsQuery,
  reviewBody,
} from '../../../contract/challenges.ts';
import { id } from '../../../contract/common.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  type AppContext,
  call,
  invalidates,
  type Member,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { checkIn } from './check.ts';
import { listEntrants, listGroupEntrants } from './entrantList.ts';
import { readEntrant } from './entrants.ts';
import { placeOf, presentEntrant, presentEntrantDetail } from './present.ts';
import { type FoundChallenge, findChallenge } from './queries.ts';
import { writeReview } from './review.ts';
import { challengePage } from './routes.ts';
import type { ZonedContext } from './rules.ts';

const byId = z.object({ id });
const byEntrant = z.object({ id, eid: id });

/** Changes one's own participation and presents it afterwards. */
async function change<T>(
  c: AppContext,
  member: Member,
  { id: challengeId, eid }: { id: number; eid: number },
  work: (tx: Db, challenge: FoundChallenge, by: ZonedContext) => Promise<T>,
) {
  const place = placeOf(c);
  const by = { ...requestContext(c, member), zone: place.zone };
  const changed = await write(c, async (tx) => {
    const challenge = await findChallenge(tx, challengeId, place.now);
    const done = await work(tx, challenge, by);
    const found = await readEntrant(tx, challengeId, eid, member);
    // The new count is not in the challenge's row that was read, and nothing here shows it.
    return { done, entrant: presentEntrantDetail(found, challenge, place) };
  });
  invalidates(c, challengePage(challengeId));
  return changed;
}

/**
 * The calls of participants, their days and their check-ins. `my-group` is matched before `{eid}`.
 */
export const entrantRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/',
      summary: 'Participants of a challenge, the latest check-ins first',
      params: byId,
      query: entrantsQuery,
      answer: entrantsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const place = placeOf(c);
      const { challenge, count, rows } = await read(c, async (db) => {
        const found = await findChallenge(db, c.req.valid('param').id, place.now);
        const asked = { challenge: found, asker: c.get('member') };
        return { challenge: found, ...(await listEntrants(db, query, asked)) };
      });
      const results = rows.map((row) => presentEntrant(row, challenge, place));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/my-group/',
      summary: 'Members of the caller’s group in a challenge, the caller first',
      params: byId,
      query: myGroupEntrantsQuery,
      answer: entrantsAnswer,
    }),
    async (c) => {
      const asker = requireMember(c);
      const query = c.req.valid('query');
      const place = placeOf(c);
      const { challenge, count, rows } = await read(c, async (db) => {
        const found = await findChallenge(db, c.req.valid('param').id, place.now);
        const asked = { challenge: found, asker };
        return { challenge: found, ...(await listGroupEntrants(db, query, asked)) };
      });
      const results = rows.map((row) => presentEntrant(row, challenge, place));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/{eid}/',
      summary: 'A participant of a challenge, with every day',
      params: byEntrant,
      answer: entrantDetail,
    }),
    async (c) => {
      const { id: challengeId, eid } = c.req.valid('param');
      const place = placeOf(c);
      const answer = await read(c, async (db) => {
        const found = await findChallenge(db, challengeId, place.now);
        const entrant = await readEntrant(db, challengeId, eid, c.get('member'));
        return presentEntrantDetail(entrant, found, place);
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/entrants/{eid}/check/',
      summary: 'Check in, once per check-in window; a second check-in replaces the first',
      params: byEntrant,
      body: checkBody,
      answer: checkAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const params = c.req.valid('param');
      const checking = { entrantId: params.eid, body: c.req.valid('json') };
      const { done, entrant } = await change(c, member, params, (tx, challenge, by) =>
        checkIn(tx, challenge, checking, by),
      );
      return c.json({ success: true as const, entrant, ...done }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/entrants/{eid}/review/',
      summary: 'Review a challenge at its end',
      params: byEntrant,
      body: reviewBody,
      answer: entrantDetail,
    }),
    async (c) => {
      const member = requireVerified(c);
      const params = c.req.valid('param');
      const { review } = c.req.valid('json');
      const { entrant } = await change(c, member, params, (tx, challenge, by) =>
        writeReview(tx, challenge, { entrantId: params.eid, review }, by),
      );
      return c.json(entrant, 200);
    },
  );
