import { z } from '@hono/zod-openapi';
import { slug } from '../../../contract/common.ts';
import { applicationsAnswer, applicationsQuery, chooseBody, chosenAnswer, pickBody } from '../../../contract/events.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { call, invalidates, paginate, read, router, write } from '../../platform/http/context.ts';
import { presentManaged } from './present.ts';
import { countChosen, findEvent, listApplications } from './queries.ts';
import { announce, choose, pickRandomly } from './winners.ts';

const bySlug = z.object({ slug });
const chosen = (count: number) => ({ success: true as const, chosen_count: count });

/**
 * Managers read applications, choose winners and announce them. For other callers these calls do not
 * exist.
 */
export const eventManageRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/events/{slug}/applications/',
      summary: 'Every application for an event, for managers',
      params: bySlug,
      query: applicationsQuery,
      answer: applicationsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { count, rows, chosen_count } = await read(c, async (db) => {
        const { id } = await findEvent(db, c.req.valid('param').slug, c.get('services').now());
        const found = await listApplications(db, id, query);
        return { ...found, chosen_count: await countChosen(db, id) };
      });
      return c.json({ ...paginate(c, query, count, rows.map(presentManaged)), chosen_count }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/events/{slug}/winners/',
      summary: 'Choose an application or drop it, for managers',
      params: bySlug,
      body: chooseBody,
      answer: chosenAnswer,
    }),
    async (c) => {
      const manager = requireRight(c, 'campaigns');
      const count = await write(c, (tx) =>
        choose(tx, c.req.valid('param').slug, c.req.valid('json'), requestContext(c, manager)),
      );
      return c.json(chosen(count), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/events/{slug}/winners/random/',
      summary: 'Draw winners at random, for managers',
      params: bySlug,
      body: pickBody,
      answer: chosenAnswer,
    }),
    async (c) => {
      const manager = requireRight(c, 'campaigns');
      const { count: wanted } = c.req.valid('json');
      const count = await write(c, (tx) =>
        pickRandomly(tx, c.req.valid('param').slug, wanted, requestContext(c, manager)),
      );
      return c.json(chosen(count), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/events/{slug}/winners/announce/',
      summary: 'Announce the winners, for managers',
      params: bySlug,
      answer: chosenAnswer,
    }),
    async (c) => {
      const manager = requireRight(c, 'campaigns');
      const at = c.req.valid('param').slug;
      const count = await write(c, (tx) => announce(tx, at, requestContext(c, manager)));
      invalidates(c, `events/${at}`);
      return c.json(chosen(count), 200);
    },
  );
