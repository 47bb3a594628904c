import { z } from '@hono/zod-openapi';
import { publicationBody } from '../../../contract/campaigns.ts';
import { slug, success } from '../../../contract/common.ts';
import { event } from '../../../contract/events.ts';
import {
  deliveriesAnswer,
  deliveriesBody,
  managedEvent,
  managedEventBody,
  managedEventsAnswer,
  managedEventsQuery,
  managedEventUpdateBody,
} from '../../../contract/managedEvents.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { call, invalidates, paginate, read, router, write } from '../../platform/http/context.ts';
import { exportDeliveries } from './deliveries.ts';
import {
  copyEvent,
  createEvent,
  deleteEvent,
  findAnyEvent,
  listManagedEvents,
  presentManagedEvent,
  publishEvent,
  updateEvent,
} from './manage.ts';
import { presentEvent } from './present.ts';
import { withDetails } from './queries.ts';

const bySlug = z.object({ slug });

/** Events as the console prepares and publishes them, for the right `campaigns`. */
export const managedEventRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/events/',
      summary: 'Events, published or not, the latest made first, for the right `campaigns`',
      query: managedEventsQuery,
      answer: managedEventsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const { count, results } = await read(c, (db) => listManagedEvents(db, query, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/events/',
      summary: 'Create a draft of an event, for the right `campaigns`',
      body: managedEventBody,
      answer: managedEvent,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, (tx) => createEvent(tx, c.req.valid('json'), context));
      return c.json(presentManagedEvent(made, context.now), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/events/{slug}/',
      summary: 'An event with its texts in both languages, for the right `campaigns`',
      params: bySlug,
      answer: managedEvent,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const found = await read(c, (db) => findAnyEvent(db, c.req.valid('param').slug));
      return c.json(presentManagedEvent(found, readerContext(c).now), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/events/{slug}/',
      summary: 'Change an event over the version that was read, for the right `campaigns`',
      params: bySlug,
      body: managedEventUpdateBody,
      answer: managedEvent,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const at = c.req.valid('param').slug;
      const changed = await write(c, (tx) => updateEvent(tx, at, c.req.valid('json'), context));
      invalidates(c, `events/${at}`);
      return c.json(presentManagedEvent(changed, context.now), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/manage/events/{slug}/',
      summary: 'Delete a draft of an event, for the right `campaigns`',
      params: bySlug,
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      await write(c, (tx) => deleteEvent(tx, c.req.valid('param').slug, context));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/events/{slug}/publication/',
      summary: 'Publish an event, now or later, or take it back, for the right `campaigns`',
      params: bySlug,
      body: publicationBody,
      answer: managedEvent,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const at = c.req.valid('param').slug;
      const changed = await write(c, (tx) => publishEvent(tx, at, c.req.valid('json'), context));
      invalidates(c, `events/${at}`);
      return c.json(presentManagedEvent(changed, context.now), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/events/{slug}/copy/',
      summary: 'Copy an event to a draft that begins tomorrow, for the right `campaigns`',
      params: bySlug,
      answer: managedEvent,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, (tx) => copyEvent(tx, c.req.valid('param').slug, context));
      return c.json(presentManagedEvent(made, context.now), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/events/{slug}/preview/',
      summary: 'An event, published or not, as members see it, for the right `campaigns`',
      params: bySlug,
      answer: event,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const found = await read(c, async (db) => withDetails(db, await findAnyEvent(db, c.req.valid('param').slug)));
      return c.json(presentEvent(found, readerContext(c)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/events/{slug}/deliveries/',
      summary: 'Where the winners’ prizes go, which the audit log records, for the right `campaigns`',
      params: bySlug,
      body: deliveriesBody,
      answer: deliveriesAnswer,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      await checkOwnPassword(c, context.member.id, c.req.valid('json').password);
      const deliveries = await write(c, (tx) => exportDeliveries(tx, c.req.valid('param').slug, context));
      return c.json({ deliveries }, 200);
    },
  );
