import { eventManageCalls } from '../../../contract/events.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { presentManaged } from './present.ts';
import { findEvent, listApplications, summariseChosen } from './queries.ts';
import { announce, choose, pickRandomly } from './winners.ts';

const chosen = (count: number) => ({ ...done, chosen_count: count });

/** Applications as managers read them, and the winners that they choose and announce. */
export const eventManageRoutes = mount(eventManageCalls, {
  async getApplications(c, { params, query }) {
    const reader = readerContext(c);
    const { count, rows, winners } = await read(c, async (db) => {
      const { id } = await findEvent(db, params.slug, reader.now);
      const found = await listApplications(db, id, query, reader);
      return { ...found, winners: await summariseChosen(db, id, reader.now) };
    });
    const results = rows.map((row) => presentManaged(row, reader.locale));
    return { ...paginate(c, query, count, results), chosen_count: winners.count, chosen_version: winners.version };
  },
  async chooseWinner(c, { params, body, member }) {
    return chosen(await write(c, (tx) => choose(tx, params.slug, body, requestContext(c, member))));
  },
  async pickWinners(c, { params, body, member }) {
    return chosen(await write(c, (tx) => pickRandomly(tx, params.slug, body.count, requestContext(c, member))));
  },
  async announceWinners(c, { params, body, member }) {
    await checkOwnPassword(c, member.id, body.password);
    const count = await write(c, (tx) => announce(tx, params.slug, body.version, requestContext(c, member)));
    invalidates(c, `events/${params.slug}`);
    return chosen(count);
  },
});
