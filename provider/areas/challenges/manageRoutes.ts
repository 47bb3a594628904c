import { z } from '@hono/zod-openapi';
import { publicationBody } from '../../../contract/campaigns.ts';
import { challenge } from '../../../contract/challenges.ts';
import { id, success } from '../../../contract/common.ts';
import {
  managedChallenge,
  managedChallengeBody,
  managedChallengesAnswer,
  managedChallengesQuery,
  managedChallengeUpdateBody,
} from '../../../contract/managedChallenges.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { call, invalidates, paginate, read, router, write } from '../../platform/http/context.ts';
import {
  copyChallenge,
  createChallenge,
  deleteChallenge,
  findAnyChallenge,
  findManagedChallenge,
  listManagedChallenges,
  publishChallenge,
  updateChallenge,
} from './manage.ts';
import { presentChallenge } from './present.ts';
import { challengePage } from './routes.ts';

const byId = z.object({ id });

/** Challenges as the console prepares and publishes them, for the right `campaigns`. */
export const managedChallengeRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/challenges/',
      summary: 'Challenges, published or not, the latest made first, for the right `campaigns`',
      query: managedChallengesQuery,
      answer: managedChallengesAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { now } = readerContext(c);
      const { count, results } = await read(c, (db) => listManagedChallenges(db, query, now));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/challenges/',
      summary: 'Create a draft of a challenge, for the right `campaigns`',
      body: managedChallengeBody,
      answer: managedChallenge,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, async (tx) => {
        const challengeId = await createChallenge(tx, c.req.valid('json'), context);
        return findManagedChallenge(tx, challengeId, context.now);
      });
      return c.json(made, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/challenges/{id}/',
      summary: 'A challenge with its texts in both languages, for the right `campaigns`',
      params: byId,
      answer: managedChallenge,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const { now } = readerContext(c);
      return c.json(await read(c, (db) => findManagedChallenge(db, c.req.valid('param').id, now)), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/challenges/{id}/',
      summary: 'Change a challenge over the version that was read, for the right `campaigns`',
      params: byId,
      body: managedChallengeUpdateBody,
      answer: managedChallenge,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { id: challengeId } = c.req.valid('param');
      const changed = await write(c, async (tx) => {
        await updateChallenge(tx, challengeId, c.req.valid('json'), context);
        return findManagedChallenge(tx, challengeId, context.now);
      });
      invalidates(c, challengePage(challengeId));
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/manage/challenges/{id}/',
      summary: 'Delete a draft of a challenge, for the right `campaigns`',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      await write(c, (tx) => deleteChallenge(tx, c.req.valid('param').id, context));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/challenges/{id}/publication/',
      summary: 'Publish a challenge, now or later, or take it back, for the right `campaigns`',
      params: byId,
      body: publicationBody,
      answer: managedChallenge,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const { id: challengeId } = c.req.valid('param');
      const changed = await write(c, async (tx) => {
        await publishChallenge(tx, challengeId, c.req.valid('json'), context);
        return findManagedChallenge(tx, challengeId, context.now);
      });
      invalidates(c, challengePage(challengeId));
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/challenges/{id}/copy/',
      summary: 'Copy a challenge to a draft that begins tomorrow, for the right `campaigns`',
      params: byId,
      answer: managedChallenge,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'campaigns'));
      const made = await write(c, async (tx) => {
        const challengeId = await copyChallenge(tx, c.req.valid('param').id, context);
        return findManagedChallenge(tx, challengeId, context.now);
      });
      return c.json(made, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/challenges/{id}/preview/',
      summary: 'A challenge, published or not, as members see it, for the right `campaigns`',
      params: byId,
      answer: challenge,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const reader = readerContext(c);
      const found = await read(c, (db) => findAnyChallenge(db, c.req.valid('param').id, reader.now));
      return c.json(presentChallenge(found, reader), 200);
    },
  );
