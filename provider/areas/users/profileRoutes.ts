import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import {
  accountBody,
  deliveryBody,
  introductionBody,
  nicknameBody,
  type ProfileAnswer,
  privacyBody,
  profileAnswer,
  socialBody,
} from '../../../contract/users.ts';
import { users } from '../../db/schema/users.ts';
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
import { type AppContext, call, invalidates, type Member, router, write } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import { mayLookOfficial, requireSelf } from './policy.ts';
import { userPage } from './routes.ts';

const byName = z.object({ username: z.string() });
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

const put = <const P extends string, B extends z.ZodObject>(part: P, summary: string, body: B) =>
  call({
    method: 'put',
    path: `/users/{username}/${part}/` as const,
    summary,
    params: byName,
    body,
    answer: profileAnswer,
  });

/** Answers a form whose result is public, and invalidates the member's page on success. */
function answerShown(c: AppContext, answer: ProfileAnswer) {
  if (answer.success) invalidates(c, userPage(answer.user.username));
  return c.json(answer, 200);
}

/** The calls by which members change their profile: one per part, each with its own errors. */
export const profileRoutes = router()
  .openapi(put('nickname', 'Change one’s nickname', nicknameBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username, { shown: true });
    const { nickname } = c.req.valid('json');
    const checked = checkNickname(nickname, mayLookOfficial(member));
    const answer = await write(c, (tx) =>
      store(c, { member, tx }, checked, (value) => ({ nickname: value }), { nickname }),
    );
    return answerShown(c, answer);
  })
  .openapi(put('introduction', 'Change what one says of oneself', introductionBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username, { shown: true });
    const { introduction } = c.req.valid('json');
    const checked = checkIntroduction(introduction);
    const answer = await write(c, (tx) =>
      store(c, { member, tx }, checked, (value) => ({ introduction: value }), { introduction }),
    );
    return answerShown(c, answer);
  })
  .openapi(put('social', 'Change where else one is found', socialBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username, { shown: true });
    const body = c.req.valid('json');
    const answer = await write(c, (tx) => store(c, { member, tx }, checkSocial(body), (social) => ({ social }), body));
    return answerShown(c, answer);
  })
  .openapi(put('account', 'Change one’s own private details', accountBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username);
    const { agreed, ...body } = c.req.valid('json');
    const now = c.get('services').now();
    const answer = await write(c, async (tx) => {
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
    return c.json(answer, 200);
  })
  .openapi(put('delivery', 'Change where prizes are sent', deliveryBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username);
    const body = c.req.valid('json');
    const answer = await write(c, async (tx) => {
      await lockMember(tx, member.id);
      const checked = await agree(tx, checkDelivery(body), {
        kind: 'delivery',
        userId: member.id,
        agreed: body.agreed,
        now: c.get('services').now(),
      });
      return store(c, { member, tx }, checked, (delivery) => ({ delivery }));
    });
    return c.json(answer, 200);
  })
  .openapi(put('privacy', 'Show one’s skin type to others, or not', privacyBody), async (c) => {
    const member = await requireSelf(c, c.req.valid('param').username);
    const { showSkinType } = c.req.valid('json');
    const answer = await write(c, (tx) =>
      store(c, { member, tx }, { value: showSkinType }, (value) => ({ showSkinType: value })),
    );
    return answerShown(c, answer);
  });
