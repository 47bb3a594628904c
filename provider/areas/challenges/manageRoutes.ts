import { managedChallengeCalls } from '../../../contract/managedChallenges.calls.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import {
  copyChallenge,
  createChallenge,
  deleteChallenge,
  endChallenge,
  findAnyChallenge,
  findManagedChallenge,
  listManagedChallenges,
  publishChallenge,
  updateChallenge,
} from './manage.ts';
import { presentChallenge } from './present.ts';
import { challengePage } from './routes.ts';

/** Challenges as the console prepares and publishes them. */
export const managedChallengeRoutes = mount(managedChallengeCalls, {
  async getManagedChallenges(c, { query }) {
    const { now } = readerContext(c);
    const { count, results } = await read(c, (db) => listManagedChallenges(db, query, now));
    return paginate(c, query, count, results);
  },
  createChallenge(c, { body, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const challengeId = await createChallenge(tx, body, context);
      return findManagedChallenge(tx, challengeId, context.now);
    });
  },
  getManagedChallenge: (c, { params }) => read(c, (db) => findManagedChallenge(db, params.id, readerContext(c).now)),
  async updateChallenge(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await updateChallenge(tx, id, body, context);
      return findManagedChallenge(tx, id, context.now);
    });
    invalidates(c, challengePage(id));
    return changed;
  },
  async deleteChallenge(c, { params, member }) {
    await write(c, (tx) => deleteChallenge(tx, params.id, requestContext(c, member)));
    return done;
  },
  async publishChallenge(c, { params: { id }, body, member }) {
    const context = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await publishChallenge(tx, id, body, context);
      return findManagedChallenge(tx, id, context.now);
    });
    invalidates(c, challengePage(id));
    return changed;
  },
  async endChallenge(c, { params: { id }, body: { password, ...end }, member }) {
    await checkOwnPassword(c, member.id, password);
    const context = requestContext(c, member);
    const ended = await write(c, async (tx) => {
      await endChallenge(tx, id, end, context);
      return findManagedChallenge(tx, id, context.now);
    });
    invalidates(c, challengePage(id));
    return ended;
  },
  copyChallenge(c, { params, member }) {
    const context = requestContext(c, member);
    return write(c, async (tx) => {
      const challengeId = await copyChallenge(tx, params.id, context);
      return findManagedChallenge(tx, challengeId, context.now);
    });
  },
  async getChallengePreview(c, { params }) {
    const reader = readerContext(c);
    return presentChallenge(await read(c, (db) => findAnyChallenge(db, params.id, reader.now)), reader);
  },
});
