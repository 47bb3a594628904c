import { participantCalls } from '../../../contract/challenges.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import type { Db } from '../../platform/db/client.ts';
import { type AppContext, invalidates, type Member, paginate, read, write } from '../../platform/http/context.ts';
import { checkIn } from './checkIn.ts';
import { giveHeart } from './hearts.ts';
import { listGroupParticipants, listParticipants } from './participantList.ts';
import { readParticipant } from './participants.ts';
import { presentParticipant, presentParticipantDetail } from './present.ts';
import { type FoundChallenge, findChallenge } from './queries.ts';
import { writeReview } from './review.ts';
import { challengePage } from './routes.ts';
import { type ZonedContext, zonedContext } from './rules.ts';

/** Changes one's own participation and presents it afterwards. */
async function change<T>(
  c: AppContext,
  member: Member,
  { id: challengeId, eid }: { id: number; eid: number },
  work: (tx: Db, challenge: FoundChallenge, by: ZonedContext) => Promise<T>,
) {
  const reader = readerContext(c);
  const by = zonedContext(c, member);
  const changed = await write(c, async (tx) => {
    const challenge = await findChallenge(tx, challengeId, reader.now);
    const outcome = await work(tx, challenge, by);
    const found = await readParticipant(tx, challengeId, eid, member);
    // The challenge's row was read before the count changed, which is not presented here.
    return { outcome, participant: presentParticipantDetail(found, challenge, reader) };
  });
  invalidates(c, challengePage(challengeId));
  return changed;
}

/**
 * The calls of participants, their days and their check-ins. `my-group` is matched before `{eid}`.
 */
export const participantRoutes = mount(participantCalls, {
  async getParticipants(c, { params, query, member: caller }) {
    const reader = readerContext(c);
    const { challenge, count, rows } = await read(c, async (db) => {
      const challenge = await findChallenge(db, params.id, reader.now);
      return { challenge, ...(await listParticipants(db, query, { challenge, caller })) };
    });
    const results = rows.map((row) => presentParticipant(row, challenge, reader));
    return paginate(c, query, count, results);
  },
  async getMyGroupParticipants(c, { params, query, member: caller }) {
    const reader = readerContext(c);
    const { challenge, count, rows } = await read(c, async (db) => {
      const challenge = await findChallenge(db, params.id, reader.now);
      return { challenge, ...(await listGroupParticipants(db, query, { challenge, caller })) };
    });
    const results = rows.map((row) => presentParticipant(row, challenge, reader));
    return paginate(c, query, count, results);
  },
  getParticipant(c, { params: { id, eid }, member }) {
    const reader = readerContext(c);
    return read(c, async (db) => {
      const found = await findChallenge(db, id, reader.now);
      return presentParticipantDetail(await readParticipant(db, id, eid, member), found, reader);
    });
  },
  async checkIn(c, { params, body, member }) {
    const { outcome, participant } = await change(c, member, params, (tx, challenge, by) =>
      checkIn(tx, challenge, { participantId: params.eid, body }, by),
    );
    return { ...done, participant, ...outcome };
  },
  async writeReview(c, { params, body, member }) {
    const { participant } = await change(c, member, params, (tx, challenge, by) =>
      writeReview(tx, challenge, { participantId: params.eid, review: body.review }, by),
    );
    return participant;
  },
  giveHeart(c, { params: { id, eid }, body: seen, member }) {
    return write(c, async (tx) => {
      const challenge = await findChallenge(tx, id, readerContext(c).now);
      return giveHeart(tx, { challenge, participantId: eid, seen }, requestContext(c, member));
    });
  },
});
