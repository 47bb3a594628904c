import { and, asc, eq } from 'drizzle-orm';
import { linkCalls } from '../../../contract/auth.calls.ts';
import { LINK_SECONDS, type Links } from '../../../contract/auth.ts';
import { type SocialName, socialNames } from '../../../contract/constants/signIn.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { socialAccounts } from '../../db/schema/users.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { keyError } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { issueKey, useKey } from '../../domain/identity/keys.ts';
import { type Handler, mount } from '../../domain/identity/mount.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { read, write } from '../../platform/http/context.ts';
import { readAssertion } from './assertion.ts';
import { notifySecurity } from './notifySecurity.ts';

/** Reads a member's social accounts, and whether another way to sign in is left without each. */
async function linksOf(db: Db, userId: number): Promise<Links> {
  const rows = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(asc(socialAccounts.provider));
  const linked = socialNames.filter((name) => rows.some((row) => row.provider === name));
  const hasPassword = Boolean((await findById(db, userId))?.passwordHash);
  return {
    needs_password: hasPassword,
    results: linked.map((provider) => ({ provider, removable: hasPassword || linked.length > 1 })),
  };
}

/** Serialises the changes of one member's links: two at once could each leave the other as the last way in. */
const lockLinks = (tx: Db, userId: number) => lockName(tx, 'social', `member:${userId}`);

/** Links an account at a social provider to a member; returns whether it was not. @throws 409 when it is another's */
async function link(tx: Db, social: { provider: SocialName; account: string }, userId: number, now: Date) {
  await lockName(tx, 'social', `${social.provider}:${social.account}`);
  const isIt = and(eq(socialAccounts.provider, social.provider), eq(socialAccounts.account, social.account));
  const [held] = await tx.select().from(socialAccounts).where(isIt);
  if (held && held.userId !== userId) throw new ApiError(409, 'account_linked');
  if (!held) await tx.insert(socialAccounts).values({ ...social, userId, linkedAt: now });
  return !held;
}

/** The social accounts of a signed-in member, and unlinking them. */
export const linkRoutes = mount(linkCalls, {
  getLinks: (c, { member }) => read(c, (db) => linksOf(db, member.id)),
  /** With the password, since another's account would sign them in for good. */
  async beginLink(c, { body: { password = '' }, member: { id: userId, sessionId } }) {
    const { limits, now } = c.get('services');
    const user = await read(c, (db) => findById(db, userId));
    if (user?.passwordHash) await checkOwnPassword(c, userId, password);
    await limits.use('nonce', `member:${userId}`);
    const row = { kind: 'social', userId, sessionId, email: '', seconds: LINK_SECONDS } as const;
    return { key: await write(c, (tx) => issueKey(tx, row, now())) };
  },
  async unlink(c, { params: { provider }, member: { id } }) {
    const { removed, left } = await write(c, async (tx) => {
      await lockLinks(tx, id);
      const held = (await linksOf(tx, id)).results.find((it) => it.provider === provider);
      if (held && !held.removable) throw new ApiError(409, 'last_sign_in');
      await tx.delete(socialAccounts).where(and(eq(socialAccounts.userId, id), eq(socialAccounts.provider, provider)));
      return { removed: held, left: await linksOf(tx, id) };
    });
    if (removed) await notifySecurity(c, id, 'socialUnlinked');
    return left;
  },
});

/** Links a social account to the account of a signed-in member. */
export const linkSocial: Handler<typeof signInCalls.linkSocial> = async (c, { body: { assertion, key }, member }) => {
  const { env, now } = c.get('services');
  const claims = await readAssertion(assertion, env.ASSERTION_SECRET, now());
  const provider = socialNames.find((name) => name === claims?.provider);
  if (!claims || !provider) throw keyError(c, 'assertion');
  const { isNew, links } = await write(c, async (tx) => {
    await lockLinks(tx, member.id);
    const isNew = await link(tx, { provider, account: claims.account }, member.id, now());
    const used = await useKey(tx, 'social', key, now());
    if (used?.userId !== member.id || used.sessionId !== member.sessionId) throw keyError(c, 'key');
    return { isNew, links: await linksOf(tx, member.id) };
  });
  if (isNew) await notifySecurity(c, member.id, 'socialLinked');
  return links;
};
