import { eventCalls } from '../../../contract/events.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { apply, changeDelivery, ownDelivery } from './commands.ts';
import { presentDelivery, presentEvent, presentOwn, presentSummary } from './present.ts';
import { findEvent, listEvents, ownApplication, withDetails } from './queries.ts';

/** Events with their prizes, and the caller's own application. */
export const eventRoutes = mount(eventCalls, {
  async getEvents(c, { query }) {
    const reader = readerContext(c);
    const { count, rows } = await read(c, (db) => listEvents(db, query, reader.now));
    const results = rows.map((row) => presentSummary(row, reader));
    return paginate(c, query, count, results);
  },
  async getEvent(c, { params }) {
    const reader = readerContext(c);
    const found = await read(c, async (db) => withDetails(db, await findEvent(db, params.slug, reader.now)));
    return presentEvent(found, reader);
  },
  async getOwnApplication(c, { params, member }) {
    const { now } = readerContext(c);
    const { row, own } = await read(c, async (db) => {
      const row = await findEvent(db, params.slug, now);
      return { row, own: await ownApplication(db, row.id, member.id) };
    });
    return { application: own ? presentOwn(row, own) : null };
  },
  async applyToEvent(c, { params: { slug }, body, member }) {
    const context = requestContext(c, member);
    const { event, own } = await write(c, async (tx) =>
      apply(tx, await findEvent(tx, slug, context.now), body, context),
    );
    invalidates(c, `events/${slug}`);
    return presentOwn(event, own);
  },
  async getDeliveryInformation(c, { params, member }) {
    const { now } = readerContext(c);
    const { event, application } = await read(c, (db) => ownDelivery(db, params.slug, { userId: member.id, now }));
    return presentDelivery(event, application, now);
  },
  async changeEventDelivery(c, { params, body, member }) {
    const context = requestContext(c, member);
    const { event, application } = await write(c, (tx) => changeDelivery(tx, params.slug, body, context));
    return presentDelivery(event, application, context.now);
  },
});
