import { z } from '@hono/zod-openapi';
import {
  challenge,
  challengesAnswer,
  challengesQuery,
  participantBody,
  participantDetail,
} from '../../../contract/challenges.ts';
import { id, success } from '../../../contract/common.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
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
import { joinChallenge } from './join.ts';
import { leaveChallenge } from './leave.ts';
import { readParticipant } from './participants.ts';
import { presentChallenge, presentChallengeSummary, presentParticipantDetail } from './present.ts';
import { findChallenge, listChallenges } from './queries.ts';

const byId = z.object({ id });

/** Returns the page of a challenge, as `invalidates` expects it. */
export const challengePage = (challengeId: number) => `challenges/${challengeId}`;

/** Challenges, from their list to participation. */
export const challengeRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/challenges/',
      summary: 'Challenges, the latest to begin first',
      query: challengesQuery,
      answer: challengesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const reader = readerContext(c);
      const { count, rows } = await read(c, (db) => listChallenges(db, query, reader.now));
      const results = rows.map((row) => presentChallengeSummary(row, reader));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenges/{id}/',
      summary: 'A challenge',
      params: byId,
      answer: challenge,
    }),
    async (c) => {
      const reader = readerContext(c);
      const found = await read(c, (db) => findChallenge(db, c.req.valid('param').id, reader.now));
      return c.json(presentChallenge(found, reader), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/entrant/',
      summary: 'Join a challenge',
      params: byId,
      body: participantBody,
      answer: participantDetail,
    }),
    async (c) => {
      const member = requireVerified(c);
      const challengeId = c.req.valid('param').id;
      const reader = readerContext(c);
      const answer = await write(c, async (tx) => {
        const found = await findChallenge(tx, challengeId, reader.now);
        const made = await joinChallenge(tx, found, c.req.valid('json'), requestContext(c, member));
        const participant = await readParticipant(tx, challengeId, made.id, member);
        return presentParticipantDetail(participant, found, reader);
      });
      invalidates(c, challengePage(challengeId));
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/challenges/{id}/entrant/',
      summary: 'Leave a challenge: check-ins are deleted and their rewards reversed',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const member = requireMember(c);
      const challengeId = c.req.valid('param').id;
      const { now } = readerContext(c);
      await write(c, (tx) => leaveChallenge(tx, challengeId, { member, now }));
      invalidates(c, challengePage(challengeId));
      return c.json({ success: true as const }, 200);
    },
  );
