import { managedMissionCalls } from '../../../contract/managedMissions.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import {
  closeMission,
  copyMission,
  createMission,
  deleteMission,
  findManagedMission,
  listManagedMissions,
  publishMission,
  updateMission,
} from './manage.ts';
import { presentMission } from './present.ts';
import { findUndone } from './queries.ts';
import { missionPage } from './routes.ts';

/** Missions as the console prepares and publishes them. */
export const managedMissionRoutes = mount(managedMissionCalls, {
  async getManagedMissions(c, { query }) {
    const { now } = readerContext(c);
    const { count, results } = await read(c, (db) => listManagedMissions(db, query, now));
    return paginate(c, query, count, results);
  },
  createMission(c, { body, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const missionId = await createMission(tx, body, context);
      return findManagedMission(tx, missionId, context.now);
    });
  },
  getManagedMission: (c, { params }) => read(c, (db) => findManagedMission(db, params.id, readerContext(c).now)),
  async updateMission(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await updateMission(tx, id, body, context);
      return findManagedMission(tx, id, context.now);
    });
    invalidates(c, missionPage(id));
    return changed;
  },
  async deleteMission(c, { params, member }) {
    await write(c, (tx) => deleteMission(tx, params.id, requestContext(c, member)));
    return done;
  },
  async publishMission(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await publishMission(tx, id, body, context);
      return findManagedMission(tx, id, context.now);
    });
    invalidates(c, missionPage(id));
    return changed;
  },
  async closeMission(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await closeMission(tx, id, body.version, context);
      return findManagedMission(tx, id, context.now);
    });
    invalidates(c, missionPage(id));
    return changed;
  },
  copyMission(c, { params, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const missionId = await copyMission(tx, params.id, context);
      return findManagedMission(tx, missionId, context.now);
    });
  },
  async getMissionPreview(c, { params, member }) {
    const found = await read(c, (db) => findUndone(db, params.id));
    return presentMission(found, { ...readerContext(c), member });
  },
});
