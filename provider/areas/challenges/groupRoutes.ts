import { z } from '@hono/zod-openapi';
import {
  challengeGroup,
  groupParams,
  joinGroupBody,
  myGroupAnswer,
  myGroupQuery,
} from '../../../contract/challenges.ts';
import { id } from '../../../contract/common.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  type AppContext,
  call,
  invalidates,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { findByInvite, groupIdOf, joinGroup, makeGroup, readGroup } from './groups.ts';
import { presentGroup } from './presentGroup.ts';
import { findChallenge } from './queries.ts';
import { challengePage } from './routes.ts';

const byId = z.object({ id });
const byCode = z.object({ inviteCode: groupParams.shape.id });
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
export const challengeGroupRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/challenges/{id}/group/',
      summary: 'Create a group in a challenge',
      params: byId,
      answer: challengeGroup,
    }),
    async (c) => {
      const member = requireVerified(c);
      const challengeId = c.req.valid('param').id;
      const reader = readerContext(c);
      const group = await write(c, async (tx) => {
        const challenge = await findChallenge(tx, challengeId, reader.now);
        const made = await makeGroup(tx, challenge, requestContext(c, member));
        return readGroup(tx, made, member.id, reader.now);
      });
      invalidates(c, challengePage(challengeId));
      return c.json(presentGroup(group, reader), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenge-groups/my-group/',
      summary: 'The group of the caller, or of a member, in a challenge',
      query: myGroupQuery,
      answer: myGroupAnswer,
      errors: [404],
    }),
    async (c) => {
      const { challenge_id: challengeId, username } = c.req.valid('query');
      const asker = c.get('member');
      const whose = username ? { username } : { id: requireMember(c).id };
      const reader = readerContext(c);
      const group = await read(c, async (db) => {
        await findChallenge(db, challengeId, reader.now);
        const groupId = await groupIdOf(db, challengeId, whose);
        return groupId === null ? null : readGroup(db, groupId, asker?.id, reader.now);
      });
      return c.json({ group: group && presentGroup(group, reader) }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/challenge-groups/{id}/',
      summary: 'A group: by its id for its members, by its invite code for its holders',
      params: groupParams,
      answer: challengeGroup,
    }),
    async (c) => {
      const named = c.req.valid('param').id;
      const reader = readerContext(c);
      if (isId(named)) return c.json(presentGroup(await ownGroup(c, named), reader), 200);
      const groupId = await guessInvite(c, named);
      const callerId = c.get('member')?.id;
      const found = await read(c, (db) => readGroup(db, groupId, callerId, reader.now));
      return c.json(presentGroup(found, reader), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/challenge-groups/{inviteCode}/entrant/',
      summary: 'Join a group by its invite code, and its challenge with it',
      params: byCode,
      body: joinGroupBody,
      answer: challengeGroup,
    }),
    async (c) => {
      const member = requireVerified(c);
      const reader = readerContext(c);
      const groupId = await guessInvite(c, c.req.valid('param').inviteCode);
      const group = await write(c, async (tx) => {
        await joinGroup(tx, groupId, c.req.valid('json'), requestContext(c, member));
        return readGroup(tx, groupId, member.id, reader.now);
      });
      invalidates(c, challengePage(group.challenge.id));
      return c.json(presentGroup(group, reader), 200);
    },
  );
