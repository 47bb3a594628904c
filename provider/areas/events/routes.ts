import { z } from '@hono/zod-openapi';
import { slug } from '../../../contract/common.ts';
import {
  application,
  applicationBody,
  deliveryInformation,
  deliveryInformationBody,
  event,
  eventsAnswer,
  eventsQuery,
  ownApplicationAnswer,
} from '../../../contract/events.ts';
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
import { apply, changeDelivery, ownDelivery } from './commands.ts';
import { presentDelivery, presentEvent, presentOwn, presentSummary } from './present.ts';
import { findEvent, listEvents, ownApplication, withDetails } from './queries.ts';

const bySlug = z.object({ slug });

/** Events with their prizes, and the caller's own application. */
export const eventRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/events/',
      summary: 'Events: open, not open, or with winners',
      query: eventsQuery,
      answer: eventsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const reader = readerContext(c);
      const { count, rows } = await read(c, (db) => listEvents(db, query, reader.now));
      return c.json(
        paginate(
          c,
          query,
          count,
          rows.map((row) => presentSummary(row, reader)),
        ),
        200,
      );
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/events/{slug}/',
      summary: 'An event, with its winners once they are announced',
      params: bySlug,
      answer: event,
    }),
    async (c) => {
      const reader = readerContext(c);
      const found = await read(c, async (db) =>
        withDetails(db, await findEvent(db, c.req.valid('param').slug, reader.now)),
      );
      return c.json(presentEvent(found, reader), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/events/{slug}/applications/my/',
      summary: 'The caller’s application for an event',
      params: bySlug,
      answer: ownApplicationAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const { now } = readerContext(c);
      const { row, own } = await read(c, async (db) => {
        const row = await findEvent(db, c.req.valid('param').slug, now);
        return { row, own: await ownApplication(db, row.id, member.id) };
      });
      return c.json({ application: own ? presentOwn(row, own) : null }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/events/{slug}/applications/',
      summary: 'Apply for an event, once',
      params: bySlug,
      body: applicationBody,
      answer: application,
    }),
    async (c) => {
      const member = requireVerified(c);
      const at = c.req.valid('param').slug;
      const context = requestContext(c, member);
      const done = await write(c, async (tx) =>
        apply(tx, await findEvent(tx, at, context.now), c.req.valid('json'), context),
      );
      invalidates(c, `events/${at}`);
      return c.json(presentOwn(done.event, done.own), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/events/{slug}/delivery-information/',
      summary: 'The caller’s delivery details',
      params: bySlug,
      answer: deliveryInformation,
    }),
    async (c) => {
      const member = requireMember(c);
      const { now } = readerContext(c);
      const found = await read(c, (db) => ownDelivery(db, c.req.valid('param').slug, { userId: member.id, now }));
      return c.json(presentDelivery(found.event, found.application, now), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/events/{slug}/delivery-information/',
      summary: 'Change the delivery details, until the event closes',
      params: bySlug,
      body: deliveryInformationBody,
      answer: deliveryInformation,
    }),
    async (c) => {
      const member = requireVerified(c);
      const at = c.req.valid('param').slug;
      const changed = await write(c, (tx) => changeDelivery(tx, at, c.req.valid('json'), requestContext(c, member)));
      return c.json(presentDelivery(changed.event, changed.application, readerContext(c).now), 200);
    },
  );
