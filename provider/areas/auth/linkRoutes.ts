import { and, asc, eq } from 'drizzle-orm';
import { LINK_SECONDS, type Links, linkBody, linkKeyAnswer, linkParams, linksAnswer } from '../../../contract/auth.ts';
import { type SocialName, socialNames } from '../../../contract/constants/signIn.ts';
import { socialAccounts } from '../../db/schema/users.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { keyError } from '../../domain/identity/answers.ts';
import { issueKey, useKey } from '../../domain/identity/keys.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { call, read, requireMember, router, write } from '../../platform/http/context.ts';
import { readAssertion } from './assertion.ts';

/** Reads a member's social accounts, and whether another way to sign in is left without each. */
async function linksOf(db: Db, userId: number): Promise<Links> {
  const rows = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(asc(socialAccounts.provider));
  const linked = socialNames.filter((name) => rows.some((row) => row.provider === name));
  const hasPassword = Boolean((await findById(db, userId))?.passwordHash);
  return { results: linked.map((provider) => ({ provider, removable: hasPassword || linked.length > 1 })) };
}

/** Serialises the changes of one member's links: two at once could each leave the other as the last way in. */
const lockLinks = (tx: Db, userId: number) => lockName(tx, 'social', `member:${userId}`);

/** Links an account at a social provider to a member. @throws 409 when it is another member's */
async function link(tx: Db, social: { provider: SocialName; account: string }, userId: number, now: Date) {
  await lockName(tx, 'social', `${social.provider}:${social.account}`);
  const isIt = and(eq(socialAccounts.provider, social.provider), eq(socialAccounts.account, social.account));
  const [held] = await tx.select().from(socialAccounts).where(isIt);
  if (held && held.userId !== userId) throw new ApiError(409, 'account_linked');
  if (!held) await tx.insert(socialAccounts).values({ ...social, userId, linkedAt: now });
}

/** Linking social accounts to the account of a signed-in member, and unlinking them. */
export const linkRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/auth/links/',
      summary: 'The social accounts by which the member signs in',
      answer: linksAnswer,
    }),
    async (c) => {
      const { id } = requireMember(c);
      return c.json(await read(c, (db) => linksOf(db, id)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/links/',
      summary: 'A key to link a social account, once and in this session',
      answer: linkKeyAnswer,
    }),
    async (c) => {
      const { id: userId, sessionId } = requireMember(c);
      const { limits, now } = c.get('services');
      await limits.use('nonce', `member:${userId}`);
      const row = { kind: 'social', userId, sessionId, email: '', seconds: LINK_SECONDS } as const;
      return c.json({ key: await write(c, (tx) => issueKey(tx, row, now())) }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/links/confirm/',
      summary: 'Link the social account of an assertion, with the key and in the session that asked for it',
      body: linkBody,
      answer: linksAnswer,
      errors: [409],
    }),
    async (c) => {
      const { assertion, key } = c.req.valid('json');
      const member = requireMember(c);
      const { env, now } = c.get('services');
      const claims = await readAssertion(assertion, env.ASSERTION_SECRET, now());
      const provider = socialNames.find((name) => name === claims?.provider);
      if (!claims || !provider) throw keyError(c, 'assertion');
      const answer = await write(c, async (tx) => {
        await lockLinks(tx, member.id);
        await link(tx, { provider, account: claims.account }, member.id, now());
        const used = await useKey(tx, 'social', key, now());
        if (used?.userId !== member.id || used.sessionId !== member.sessionId) throw keyError(c, 'key');
        return linksOf(tx, member.id);
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/auth/links/{provider}/',
      summary: 'Unlink a social account; the last way to sign in stays (409)',
      params: linkParams,
      answer: linksAnswer,
      errors: [409],
    }),
    async (c) => {
      const { provider } = c.req.valid('param');
      const { id } = requireMember(c);
      const answer = await write(c, async (tx) => {
        await lockLinks(tx, id);
        const held = (await linksOf(tx, id)).results.find((it) => it.provider === provider);
        if (held && !held.removable) throw new ApiError(409, 'last_sign_in');
        await tx
          .delete(socialAccounts)
          .where(and(eq(socialAccounts.userId, id), eq(socialAccounts.provider, provider)));
        return linksOf(tx, id);
      });
      return c.json(answer, 200);
    },
  );
