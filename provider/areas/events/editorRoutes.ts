import { managedEventCalls } from '../../../contract/managedEvents.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { sendRows } from '../../platform/http/sendFile.ts';
import { logDeliveries, markPrizes, presentDelivery, readDeliveries } from './deliveries.ts';
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

/** Events as the console prepares and publishes them. */
export const managedEventRoutes = mount(managedEventCalls, {
  async getManagedEvents(c, { query }) {
    const { now } = readerContext(c);
    const { count, results } = await read(c, (db) => listManagedEvents(db, query, now));
    return paginate(c, query, count, results);
  },
  async createEvent(c, { body, member }) {
    const context = requestContext(c, member);
    return presentManagedEvent(await write(c, (tx) => createEvent(tx, body, context)), context.now);
  },
  async getManagedEvent(c, { params }) {
    const found = await read(c, (db) => findAnyEvent(db, params.slug));
    return presentManagedEvent(found, readerContext(c).now);
  },
  async updateEvent(c, { params, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, (tx) => updateEvent(tx, params.slug, body, context));
    invalidates(c, `events/${params.slug}`);
    return presentManagedEvent(changed, context.now);
  },
  async deleteEvent(c, { params, member }) {
    await write(c, (tx) => deleteEvent(tx, params.slug, requestContext(c, member)));
    return done;
  },
  async publishEvent(c, { params, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, (tx) => publishEvent(tx, params.slug, body, context));
    invalidates(c, `events/${params.slug}`);
    return presentManagedEvent(changed, context.now);
  },
  async copyEvent(c, { params, member }) {
    const context = requestContext(c, member);
    return presentManagedEvent(await write(c, (tx) => copyEvent(tx, params.slug, context)), context.now);
  },
  async getEventPreview(c, { params }) {
    const found = await read(c, async (db) => withDetails(db, await findAnyEvent(db, params.slug)));
    return presentEvent(found, readerContext(c));
  },
  async exportDeliveries(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    const eventId = await write(c, (tx) => logDeliveries(tx, params.slug, requestContext(c, member)));
    return sendRows(c, {
      name: `gyeol-deliveries-${params.slug}.json`,
      list: 'deliveries',
      readAfter: (last) => read(c, (db) => readDeliveries(db, eventId, last)),
      present: presentDelivery,
    });
  },
  async markEventPrizes(c, { params, body, member }) {
    const changed = await write(c, (tx) => markPrizes(tx, params.slug, body, requestContext(c, member)));
    return { ...done, changed };
  },
});
