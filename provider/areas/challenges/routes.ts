import { challengeCalls } from '../../../contract/challenges.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { joinChallenge } from './join.ts';
import { leaveChallenge } from './leave.ts';
import { readParticipant } from './participants.ts';
import { presentChallenge, presentChallengeSummary, presentParticipantDetail } from './present.ts';
import { findChallenge, listChallenges } from './queries.ts';
import { zonedContext } from './rules.ts';

/** Returns the page of a challenge, as `invalidates` expects it. */
export const challengePage = (challengeId: number) => `challenges/${challengeId}`;

/** Challenges, from their list to participation. */
export const challengeRoutes = mount(challengeCalls, {
  async getChallenges(c, { query }) {
    const reader = readerContext(c);
    const { count, rows } = await read(c, (db) => listChallenges(db, query, reader.now));
    const results = rows.map((row) => presentChallengeSummary(row, reader));
    return paginate(c, query, count, results);
  },
  async getChallenge(c, { params }) {
    const reader = readerContext(c);
    return presentChallenge(await read(c, (db) => findChallenge(db, params.id, reader.now)), reader);
  },
  async joinChallenge(c, { params: { id }, body, member }) {
    const reader = readerContext(c);
    const joined = await write(c, async (tx) => {
      const found = await findChallenge(tx, id, reader.now);
      const made = await joinChallenge(tx, found, body, zonedContext(c, member));
      const participant = await readParticipant(tx, id, made.id, member);
      return presentParticipantDetail(participant, found, reader);
    });
    invalidates(c, challengePage(id));
    return joined;
  },
  async leaveChallenge(c, { params: { id }, member }) {
    const { now } = readerContext(c);
    await write(c, (tx) => leaveChallenge(tx, id, { member, now }));
    invalidates(c, challengePage(id));
    return done;
  },
});
