import { challengeGroupCalls } from '../../../contract/challenges.calls.ts';
import { id } from '../../../contract/common.ts';
import { mount } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, read, requireMember, write } from '../../platform/http/context.ts';
import { findByInvite, groupIdOf, joinGroup, makeGroup, readGroup } from './groups.ts';
import { presentGroup } from './presentGroup.ts';
import { findChallenge } from './queries.ts';
import { challengePage } from './routes.ts';
import { zonedContext } from './rules.ts';

const isId = (named: string) => /^\d+$/.test(named);

/**
 * Returns the id of the group with a typed code; guesses are limited per member, or per address of a visitor.
 * @throws 404 `wrong_code`; 429
 */
async function guessInvite(c: AppContext, code: string): Promise<number> {
  const { limits } = c.get('services');
  const member = c.get('member');
  const guesser = member ? `member:${member.id}` : c.get('address');
  await limits.attempt('inviteCode', guesser);
  const groupId = await read(c, (db) => findByInvite(db, code));
  await limits.refund('inviteCode', guesser);
  return groupId;
}

/** Returns a group to its members. @throws 404 for anyone else */
async function ownGroup(c: AppContext, named: string) {
  const { success, data: groupId } = id.safeParse(named);
  if (!success) throw notFound();
  const { now } = c.get('services');
  const found = await read(c, (db) => readGroup(db, groupId, c.get('member')?.id, now()));
  if (!found.isMember) throw notFound();
  return found;
}

/** The groups in which members take part in a challenge. */
export const challengeGroupRoutes = mount(challengeGroupCalls, {
  async makeGroup(c, { params, member }) {
    const reader = readerContext(c);
    const group = await write(c, async (tx) => {
      const challenge = await findChallenge(tx, params.id, reader.now);
      const made = await makeGroup(tx, challenge, zonedContext(c, member));
      return readGroup(tx, made, member.id, reader.now);
    });
    invalidates(c, challengePage(params.id));
    return presentGroup(group, reader);
  },
  async getMyGroup(c, { query: { challenge_id, username }, member }) {
    const whose = username ? { username } : { id: requireMember(c).id };
    const reader = readerContext(c);
    const group = await read(c, async (db) => {
      await findChallenge(db, challenge_id, reader.now);
      const groupId = await groupIdOf(db, challenge_id, whose);
      return groupId === null ? null : readGroup(db, groupId, member?.id, reader.now);
    });
    return { group: group && presentGroup(group, reader) };
  },
  async getGroup(c, { params: { id: named }, member }) {
    const reader = readerContext(c);
    if (isId(named)) return presentGroup(await ownGroup(c, named), reader);
    const groupId = await guessInvite(c, named);
    return presentGroup(await read(c, (db) => readGroup(db, groupId, member?.id, reader.now)), reader);
  },
  async joinGroup(c, { params, body, member }) {
    const reader = readerContext(c);
    const groupId = await guessInvite(c, params.inviteCode);
    const group = await write(c, async (tx) => {
      await joinGroup(tx, groupId, body, zonedContext(c, member));
      return readGroup(tx, groupId, member.id, reader.now);
    });
    invalidates(c, challengePage(group.challenge.id));
    return presentGroup(group, reader);
  },
});
