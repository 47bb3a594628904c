import { blockCalls } from '../../../contract/blocks.calls.ts';
import { memberModerationCalls } from '../../../contract/moderation.calls.ts';
import { username } from '../../../contract/users.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { findByUsername } from '../../domain/identity/accounts.ts';
import { mailContext } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { listBlocked, toggleBlock } from '../../domain/moderation/blocks.ts';
import { type StoredSettings, settingsOf } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { paginate, read, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { liftedMail, suspendedMail } from './mails.ts';
import { requireNamedManager } from './policy.ts';
import { lift, presentSuspension, suspend } from './suspension.ts';

/** Returns a member by the username in the path. @throws 404 */
async function namedMember(db: Db, name: string): Promise<UserRow> {
  const known = username.safeParse(name);
  const row = known.success ? await findByUsername(db, known.data) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Writes an instant as its day and time, in a member's language and zone. */
const momentIn = (at: string, { locale, timeZone }: StoredSettings) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));

/** Blocks between members. */
export const blockRoutes = mount(blockCalls, {
  async getBlockedMembers(c, { query, member }) {
    const { count, rows } = await read(c, (db) => listBlocked(db, member.id, query));
    return paginate(
      c,
      query,
      count,
      rows.map((user) => presentAuthor(user, c.get('locale'))),
    );
  },
  async toggleBlock(c, { params, member }) {
    const now = c.get('services').now();
    const blocked = await write(c, async (tx) => {
      const { id: blockedId } = await namedMember(tx, params.username);
      return toggleBlock(tx, { userId: member.id, blockedId, now });
    });
    return { ...done, blocked };
  },
});

/** What managers decide about members. */
export const memberModerationRoutes = mount(memberModerationCalls, {
  async getSuspension(c, { params }) {
    const user = await read(c, (db) => namedMember(db, params.username));
    return presentSuspension(user, c.get('services').now());
  },
  async suspend(c, { params, body: { password = '', ...body } }) {
    const member = requireNamedManager(c);
    if (body.until === null) await checkOwnPassword(c, member.id, password);
    const now = c.get('services').now();
    if (body.until !== null && new Date(body.until) <= now) {
      throw fieldError(c.get('locale'), 'until', 'pastEnd');
    }
    const { user, settings } = await write(c, async (tx) => {
      const user = await suspend(tx, await namedMember(tx, params.username), body, { member, now });
      return { user, settings: await settingsOf(tx, user.id) };
    });
    if (user.emailVerifiedAt) {
      const end = body.until ? momentIn(body.until, settings) : '';
      const context = { ...mailContext(c, user), locale: settings.locale };
      deliver(c, suspendedMail(context, { end, reason: body.reason }));
    }
    return presentSuspension(user, now);
  },
  async liftSuspension(c, { params }) {
    const member = requireNamedManager(c);
    const now = c.get('services').now();
    const { user, lifted, locale } = await write(c, async (tx) => {
      const user = await namedMember(tx, params.username);
      const { locale } = await settingsOf(tx, user.id);
      return { user, locale, lifted: await lift(tx, user, { member, now }) };
    });
    if (lifted && user.emailVerifiedAt) deliver(c, liftedMail({ ...mailContext(c, user), locale }));
    return { suspended: false, until: null, reason: '' };
  },
});
