import { eventManageCalls } from '../../../contract/events.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { presentManaged } from './present.ts';
import { countChosen, findEvent, listApplications, versionOfChosen } from './queries.ts';
import { announce, choose, pickRandomly } from './winners.ts';

const chosen = (count: number) => ({ ...done, chosen_count: count });

/** Applications as managers read them, and the winners that they choose and announce. */
export const eventManageRoutes = mount(eventManageCalls, {
  async getApplications(c, { params, query }) {
    const { count, rows, ...all } = await read(c, async (db) => {
      const { id } = await findEvent(db, params.slug, c.get('services').now());
      const found = await listApplications(db, id, query, c.get('locale'));
      return { ...found, chosen_count: await countChosen(db, id), chosen_version: await versionOfChosen(db, id) };
    });
    const results = rows.map((row) => presentManaged(row, c.get('locale')));
    return { ...paginate(c, query, count, results), ...all };
  },
  async chooseWinner(c, { params, body, member }) {
    return chosen(await write(c, (tx) => choose(tx, params.slug, body, requestContext(c, member))));
  },
  async pickWinners(c, { params, body, member }) {
    return chosen(await write(c, (tx) => pickRandomly(tx, params.slug, body.count, requestContext(c, member))));
  },
  async announceWinners(c, { params, body, member }) {
    const count = await write(c, (tx) => announce(tx, params.slug, body.version, requestContext(c, member)));
    invalidates(c, `events/${params.slug}`);
    return chosen(count);
  },
});
