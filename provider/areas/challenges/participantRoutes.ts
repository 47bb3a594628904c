import { z } from '@hono/zod-openapi';
import {
  checkInAnswer,
  checkInBody,
  myGroupParticipantsQuery,
  participantDetail,
  participantsAnswer,
  participantsQuery,
  reviewBody,
} from '../../../contract/challenges.ts';
import { id } from '../../../contract/common.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
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
import { checkIn } from './checkIn.ts';
import { listGroupParticipants, listParticipants } from './participantList.ts';
import { readParticipant } from './participants.ts';
import { presentParticipant, presentParticipantDetail } from './present.ts';
import { type FoundChallenge, findChallenge } from './queries.ts';
import { writeReview } from './review.ts';
import { challengePage } from './routes.ts';
import type { ZonedContext } from './rules.ts';

const byId = z.object({ id });
const byParticipant = z.object({ id, eid: id });

/** Changes one's own participation and presents it afterwards. */
async function change<T>(
  c: AppContext,
  member: Member,
  { id: challengeId, eid }: { id: number; eid: number },
  work: (tx: Db, challenge: FoundChallenge, by: ZonedContext) => Promise<T>,
) {
  const reader = readerContext(c);
  const by = { ...requestContext(c, member), zone: reader.zone };
  const changed = await write(c, async (tx) => {
    const challenge = await findChallenge(tx, challengeId, reader.now);
    const done = await work(tx, challenge, by);
    const found = await readParticipant(tx, challengeId, eid, member);
    // The challenge's row was read before the count changed, which is not presented here.
    return { done, participant: presentParticipantDetail(found, challenge, reader) };
  });
  invalidates(c, challengePage(challengeId));
  return changed;
}

/**
 * The calls of participants, their days and their check-ins. `my-group` is matched before `{eid}`.
 */
export const participantRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/',
      summary: 'Participants of a challenge, the latest check-ins first',
      params: byId,
      query: participantsQuery,
      answer: participantsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const reader = readerContext(c);
      const { challenge, count, rows } = await read(c, async (db) => {
        const found = await findChallenge(db, c.req.valid('param').id, reader.now);
        const asked = { challenge: found, caller: c.get('member') };
        return { challenge: found, ...(await listParticipants(db, query, asked)) };
      });
      const results = rows.map((row) => presentParticipant(row, challenge, reader));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/my-group/',
      summary: 'Members of the caller’s group in a challenge, the caller first',
      params: byId,
      query: myGroupParticipantsQuery,
      answer: participantsAnswer,
    }),
    async (c) => {
      const caller = requireMember(c);
      const query = c.req.valid('query');
      const reader = readerContext(c);
      const { challenge, count, rows } = await read(c, async (db) => {
        const found = await findChallenge(db, c.req.valid('param').id, reader.now);
        const asked = { challenge: found, caller };
        return { challenge: found, ...(await listGroupParticipants(db, query, asked)) };
      });
      const results = rows.map((row) => presentParticipant(row, challenge, reader));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/entrants/{eid}/',
      summary: 'A participant of a challenge, with every day',
      params: byParticipant,
      answer: participantDetail,
    }),
    async (c) => {
      const { id: challengeId, eid } = c.req.valid('param');
      const reader = readerContext(c);
      const answer = await read(c, async (db) => {
        const found = await findChallenge(db, challengeId, reader.now);
        const participant = await readParticipant(db, challengeId, eid, c.get('member'));
        return presentParticipantDetail(participant, found, reader);
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/entrants/{eid}/check/',
      summary: 'Check in, once per check-in window; a second check-in replaces the first',
      params: byParticipant,
      body: checkInBody,
      answer: checkInAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const params = c.req.valid('param');
      const checking = { participantId: params.eid, body: c.req.valid('json') };
      const { done, participant } = await change(c, member, params, (tx, challenge, by) =>
        checkIn(tx, challenge, checking, by),
      );
      return c.json({ success: true as const, participant, ...done }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/entrants/{eid}/review/',
      summary: 'Review a challenge at its end',
      params: byParticipant,
      body: reviewBody,
      answer: participantDetail,
    }),
    async (c) => {
      const member = requireVerified(c);
      const params = c.req.valid('param');
      const { review } = c.req.valid('json');
      const { participant } = await change(c, member, params, (tx, challenge, by) =>
        writeReview(tx, challenge, { participantId: params.eid, review }, by),
      );
      return c.json(participant, 200);
    },
  );
