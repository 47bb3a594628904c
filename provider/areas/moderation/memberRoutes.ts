import { z } from '@hono/zod-openapi';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { blockAnswer, blockedAnswer, blockedQuery, suspension, suspensionBody } from '../../../contract/moderation.ts';
import { username } from '../../../contract/users.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { findByUsername } from '../../domain/identity/accounts.ts';
import { mailContext } from '../../domain/identity/answers.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { listBlocked, toggleBlock } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type AppContext, call, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { liftedMail, suspendedMail } from './mails.ts';
import { requireNamedManager } from './policy.ts';
import { lift, presentSuspension, suspend } from './suspension.ts';

const byName = z.object({ username: z.string() });

/** Returns a member by the username in the path. @throws 404 */
async function namedMember(db: Db, name: string): Promise<UserRow> {
  const known = username.safeParse(name);
  const row = known.success ? await findByUsername(db, known.data) : undefined;
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the context of a moderation mail, in Korean: the notified member made no request that would have a
 * language.
 */
const koreanMail = (c: AppContext, to: string) => ({
  ...mailContext(c, to),
  locale: 'ko' as const,
});

const dayIn = (until: string) =>
  new Intl.DateTimeFormat('ko', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: FALLBACK_TIME_ZONE,
  }).format(new Date(until));

/** The calls of blocks between members, and of managers about members. */
export const memberModerationRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/users/blocked/',
      summary: 'Members whom the caller has blocked',
      query: blockedQuery,
      answer: blockedAnswer,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listBlocked(db, id, query));
      const results = rows.map(({ user, at }) => ({
        ...presentAuthor(user),
        blocked_at: at.toISOString(),
      }));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/users/{username}/block/',
      summary: 'Block or unblock a member',
      params: byName,
      answer: blockAnswer,
    }),
    async (c) => {
      const { id: userId } = requireMember(c);
      const now = c.get('services').now();
      const blocked = await write(c, async (tx) => {
        const { id: blockedId } = await namedMember(tx, c.req.valid('param').username);
        return toggleBlock(tx, { userId, blockedId, now });
      });
      return c.json({ success: true as const, blocked }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/users/{username}/suspension/',
      summary: 'Whether a member is suspended, for managers',
      params: byName,
      answer: suspension,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'moderation');
      const user = await read(c, (db) => namedMember(db, c.req.valid('param').username));
      return c.json(presentSuspension(user, c.get('services').now()), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/users/{username}/suspension/',
      summary: 'Suspend a member, end their sessions and notify them',
      params: byName,
      body: suspensionBody,
      answer: suspension,
    }),
    async (c) => {
      const member = requireNamedManager(c);
      const body = c.req.valid('json');
      const now = c.get('services').now();
      if (body.until !== null && new Date(body.until) <= now) {
        throw fieldError(c.get('locale'), 'until', 'pastEnd');
      }
      const user = await write(c, async (tx) => {
        const row = await namedMember(tx, c.req.valid('param').username);
        return suspend(tx, row, body, { member, now });
      });
      if (user.emailVerifiedAt) {
        const end = body.until ? dayIn(body.until) : '';
        deliver(c, suspendedMail(koreanMail(c, user.email), { end, reason: body.reason }));
      }
      return c.json(presentSuspension(user, now), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/users/{username}/suspension/',
      summary: 'Lift a suspension',
      params: byName,
      answer: suspension,
    }),
    async (c) => {
      const member = requireNamedManager(c);
      const now = c.get('services').now();
      const { user, lifted } = await write(c, async (tx) => {
        const user = await namedMember(tx, c.req.valid('param').username);
        return { user, lifted: await lift(tx, user, { member, now }) };
      });
      if (lifted && user.emailVerifiedAt) deliver(c, liftedMail(koreanMail(c, user.email)));
      return c.json({ suspended: false, until: null, reason: '' }, 200);
    },
  );
