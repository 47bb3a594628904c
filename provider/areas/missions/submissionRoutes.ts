import { managedSubmissionCalls } from '../../../contract/managedSubmissions.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { missionPage } from './routes.ts';
import { decideSubmission, decideSubmissions, listSubmissions } from './submissions.ts';

/** The queue of what members submit to missions. */
export const managedSubmissionRoutes = mount(managedSubmissionCalls, {
  async getMissionSubmissions(c, { query }) {
    const { count, results, missions } = await read(c, (db) => listSubmissions(db, query, c.get('locale')));
    return { ...paginate(c, query, count, results), missions };
  },
  async decideSubmission(c, { params, body, member }) {
    const missionId = await write(c, (tx) => decideSubmission(tx, params.id, body, requestContext(c, member)));
    invalidates(c, missionPage(missionId));
    return done;
  },
  async decideSubmissions(c, { body, member }) {
    const { missionIds, ...outcome } = await write(c, (tx) => decideSubmissions(tx, body, requestContext(c, member)));
    invalidates(c, ...missionIds.map(missionPage));
    return outcome;
  },
});
