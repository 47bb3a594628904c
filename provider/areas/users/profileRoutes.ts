import { eq } from 'drizzle-orm';
import { profileCalls } from '../../../contract/users.calls.ts';
import type { ProfileAnswer } from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
import { mount } from '../../domain/identity/mount.ts';
import { agree } from '../../domain/members/consents.ts';
import { lockMember } from '../../domain/members/find.ts';
import { presentUser } from '../../domain/members/present.ts';
import {
  type Checked,
  checkAccount,
  checkDelivery,
  checkIntroduction,
  checkNickname,
  checkSocial,
} from '../../domain/members/rules.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, type Member, write } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import { storeAvatar } from './avatar.ts';
import { userPage, type Written, writtenAnew } from './content.ts';
import { mayLookOfficial, requireSelf } from './policy.ts';

type Columns = Partial<typeof users.$inferInsert>;
type Doing = { member: Member; tx: Db };

/**
 * Returns a banned word as a reason of its field, like any other rule of the form; undefined without one.
 * @throws any other error
 */
async function bannedIn(c: AppContext, tx: Db, fields: Record<string, string>) {
  try {
    await rejectBannedWords(tx, c.get('locale'), fields);
    return undefined;
  } catch (apiError) {
    if (!(apiError instanceof ApiError)) throw apiError;
    const [field, reasons] = Object.entries(apiError.fields)[0] ?? [];
    return field ? { field, reason: reasons?.[0] ?? '' } : undefined;
  }
}

/** Stores the columns of a checked form, or returns the member unchanged with the fault. */
async function store<T>(
  c: AppContext,
  { member, tx }: Doing,
  checked: Checked<T>,
  columnsOf: (value: T) => Promise<Columns> | Columns,
  texts: Record<string, string> = {},
): Promise<ProfileAnswer> {
  const own = eq(users.id, member.id);
  const rejected =
    'why' in checked
      ? { field: checked.field, reason: message(c.get('locale'), `members:${checked.why}`) }
      : await bannedIn(c, tx, texts);
  const [row] =
    rejected || 'why' in checked
      ? await tx.select().from(users).where(own)
      : await tx
          .update(users)
          .set(await columnsOf(checked.value))
          .where(own)
          .returning();
  if (!row) throw sessionEnded();
  return { success: !rejected, user: presentUser(row, true), reason: '', ...rejected };
}

/** Stores the columns of a checked form about what others read of the member, as `store` does. */
const storeWritten = <T>(
  c: AppContext,
  { member, tx }: Doing,
  checked: Checked<T>,
  columnsOf: (value: T) => Partial<Written>,
  texts: Record<string, string>,
) =>
  store(
    c,
    { member, tx },
    checked,
    (value) => writtenAnew(tx, member.id, columnsOf(value), c.get('services').now()),
    texts,
  );

/** Returns the answer to a form whose result is public, and invalidates the member's page on success. */
function shown(c: AppContext, answer: ProfileAnswer) {
  if (answer.success) invalidates(c, userPage(answer.user.username));
  return answer;
}

/** The calls by which members change their profile: one per part, each with its own errors. */
export const profileRoutes = mount(profileCalls, {
  async changeNickname(c, { params, body: { nickname } }) {
    const member = await requireSelf(c, params.username, { shown: true });
    const checked = checkNickname(nickname, mayLookOfficial(member));
    const answer = await write(c, (tx) =>
      storeWritten(c, { member, tx }, checked, (value) => ({ nickname: value }), { nickname }),
    );
    return shown(c, answer);
  },
  async changeIntroduction(c, { params, body: { introduction } }) {
    const member = await requireSelf(c, params.username, { shown: true });
    const checked = checkIntroduction(introduction);
    const answer = await write(c, (tx) =>
      storeWritten(c, { member, tx }, checked, (value) => ({ introduction: value }), { introduction }),
    );
    return shown(c, answer);
  },
  async changeSocial(c, { params, body }) {
    const member = await requireSelf(c, params.username, { shown: true });
    const answer = await write(c, (tx) =>
      storeWritten(c, { member, tx }, checkSocial(body), (social) => ({ social }), body),
    );
    return shown(c, answer);
  },
  async changeAccount(c, { params, body: { agreed, ...body } }) {
    const member = await requireSelf(c, params.username);
    const now = c.get('services').now();
    return write(c, async (tx) => {
      // Of two concurrent forms each connects its data with the consent it finds.
      await lockMember(tx, member.id);
      const checked = await agree(tx, checkAccount({ ...body, agreed }, now.getUTCFullYear()), {
        kind: 'account',
        userId: member.id,
        agreed,
        now,
      });
      return store(c, { member, tx }, checked, (account) => ({ account }));
    });
  },
  async changeDelivery(c, { params, body }) {
    const member = await requireSelf(c, params.username);
    return write(c, async (tx) => {
      await lockMember(tx, member.id);
      const checked = await agree(tx, checkDelivery(body), {
        kind: 'delivery',
        userId: member.id,
        agreed: body.agreed,
        now: c.get('services').now(),
      });
      return store(c, { member, tx }, checked, (delivery) => ({ delivery }));
    });
  },
  async changePrivacy(c, { params, body }) {
    const member = await requireSelf(c, params.username);
    const answer = await write(c, (tx) =>
      store(c, { member, tx }, { value: body.showSkinType }, (value) => ({ showSkinType: value })),
    );
    return shown(c, answer);
  },
  async changeAvatar(c, { params }) {
    const member = await requireSelf(c, params.username, { shown: true });
    return shown(c, { success: true, user: presentUser(await storeAvatar(c, member), true), reason: '' });
  },
});
