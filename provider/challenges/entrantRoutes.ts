import { z } from '@hono/zod-openapi';
import { entrantWhole } from '../../contract/challenges.ts';
import { id } from '../../contract/common.ts';
import { call, read, router } from '../context.ts';
import { readEntrant } from './entrants.ts';
import { placeOf, presentEntrantWhole } from './present.ts';
import { findChallenge } from './queries.ts';

const byEntrant = z.object({ id, eid: id });

/** One who takes part: their days, and what they do on them. */
export const entrantRoutes = router().openapi(
  call({
    method: 'get',
    path: '/challenges/{id}/entrants/{eid}/',
    summary: 'Who takes part in a challenge, with every day',
    params: byEntrant,
    answer: entrantWhole,
  }),
  async (c) => {
    const { id: challengeId, eid } = c.req.valid('param');
    const place = placeOf(c);
    const answer = await read(c, async (db) => {
      const found = await findChallenge(db, challengeId, place.now);
      const entrant = await readEntrant(db, challengeId, eid, c.get('member')?.id);
      return presentEntrantWhole(entrant, found, place);
    });
    return c.json(answer, 200);
  },
);
