import { managedAnnouncementCalls } from '../../../contract/managedAnnouncements.calls.ts';
import { bannerPage } from '../../domain/banners/state.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { end, publish } from './commands.ts';
import { listAnnouncements } from './queries.ts';

/** Announcements in the console. */
export const announcementRoutes = mount(managedAnnouncementCalls, {
  async getAnnouncements(c, { query }) {
    const { count, results } = await read(c, (db) => listAnnouncements(db, query, readerContext(c)));
    return paginate(c, query, count, results);
  },
  async publishAnnouncement(c, { body: { password, ...body }, member }) {
    await checkOwnPassword(c, member.id, password);
    const bannerId = await write(c, (tx) => publish(tx, body, requestContext(c, member)));
    if (bannerId !== null) invalidates(c, bannerPage(bannerId));
    if (body.pin) invalidates(c, body.path.slice(1));
    return done;
  },
  async endAnnouncement(c, { params, member }) {
    const { bannerId, path } = await write(c, (tx) => end(tx, params.id, requestContext(c, member)));
    if (bannerId !== null) invalidates(c, bannerPage(bannerId));
    invalidates(c, path.slice(1));
    return done;
  },
});
