import { z } from '@hono/zod-openapi';
import { heartAnswer, heartBody } from '../../../contract/challenges.ts';
import { id } from '../../../contract/common.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { call, requireVerified, router, write } from '../../platform/http/context.ts';
import { giveHeart } from './hearts.ts';
import { findChallenge } from './queries.ts';

/** Hearts that members give to each other's check-ins. */
export const heartRoutes = router().openapi(
  call({
    method: 'post',
    path: '/challenges/{id}/entrants/{eid}/heart/',
    summary: 'Give a heart to a participant’s latest check-in',
    params: z.object({ id, eid: id }),
    body: heartBody,
    answer: heartAnswer,
  }),
  async (c) => {
    const member = requireVerified(c);
    const { id: challengeId, eid: participantId } = c.req.valid('param');
    const seen = c.req.valid('json');
    const answer = await write(c, async (tx) => {
      const challenge = await findChallenge(tx, challengeId, readerContext(c).now);
      return giveHeart(tx, { challenge, participantId, seen }, requestContext(c, member));
    });
    return c.json(answer, 200);
  },
);
