import { eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import {
  actionStates,
  type NewsletterAction,
  type NewsletterState,
  SCHEDULE_DAYS_MAX,
} from '../../../contract/constants/newsletters.ts';
import type { managedNewsletterCalls } from '../../../contract/managedNewsletters.calls.ts';
import { newsletters } from '../../db/schema/newsletters.ts';
import { articleContent } from '../../domain/articles/content.ts';
import { plainOf } from '../../domain/articles/sanitise.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { daysAfter } from '../../platform/time/days.ts';
import type { NewsletterRow } from './queries.ts';

type Fields = InputOf<typeof managedNewsletterCalls.createNewsletter>['body'];

/** Returns what the log stores of a newsletter. */
const logged = ({ subject, content, locale, topic, audience }: Fields | NewsletterRow) => ({
  title: subject,
  content: plainOf(content),
  locale,
  topic,
  audience: [audience.locale, audience.active_days, ...audience.skin_types]
    .filter((value) => value !== null)
    .join(', '),
});

const lockNewsletter = (tx: Db, id: number) => lockExisting(tx, newsletters, eq(newsletters.id, id));

/** Rejects an action on a newsletter in another state. @throws 409 `changed` */
function requireState({ state }: NewsletterRow, states: readonly NewsletterState[]) {
  if (!states.includes(state)) throw new ApiError(409, 'changed');
}

/** Creates a draft, and logs it. Returns its id. */
export async function createNewsletter(tx: Db, body: Fields, context: RequestContext): Promise<number> {
  const { member, now } = context;
  const { content } = await articleContent(tx, body.content, { ...context, held: '' });
  const [row] = await tx
    .insert(newsletters)
    .values({ ...body, content, createdBy: member.id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The newsletter has no row');
  await logAction(tx, context, { action: 'create_newsletter', label: body.subject, after: logged(row) });
  return row.id;
}

/** Changes a draft over the version that was read, and logs it. @throws 404, 409 `edit_conflict`, `changed` */
export async function updateNewsletter(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedNewsletterCalls.updateNewsletter>['body'],
  context: RequestContext,
) {
  const { now } = context;
  const row = await lockNewsletter(tx, id);
  requireState(row, ['draft']);
  requireVersion(row, { version });
  const { content } = await articleContent(tx, body.content, { ...context, held: row.content });
  const changed = { ...body, content };
  await tx
    .update(newsletters)
    .set({ ...changed, updatedAt: now, version: version + 1 })
    .where(eq(newsletters.id, id));
  await logAction(tx, context, {
    action: 'edit_newsletter',
    label: body.subject,
    before: logged(row),
    after: logged(changed),
  });
}

/**
 * Schedules a draft: a job sends it from its time on, which is now without one. Logs it.
 * @throws 404, 409 `edit_conflict`, `changed`, 400 for a time that is over or too far away
 */
export async function scheduleNewsletter(
  tx: Db,
  id: number,
  { at, version }: Omit<InputOf<typeof managedNewsletterCalls.sendNewsletter>['body'], 'password'>,
  by: RequestContext,
) {
  const { now, locale } = by;
  const row = await lockNewsletter(tx, id);
  requireState(row, ['draft']);
  requireVersion(row, { version });
  const scheduledAt = at === null ? now : new Date(at);
  if (scheduledAt < now || scheduledAt > daysAfter(now, SCHEDULE_DAYS_MAX)) throw fieldError(locale, 'at', 'wrongTime');
  await tx.update(newsletters).set({ state: 'scheduled', scheduledAt, updatedAt: now }).where(eq(newsletters.id, id));
  await logAction(tx, by, {
    action: 'send_newsletter',
    label: row.subject,
    before: { status: row.state },
    after: { status: 'scheduled', scheduled_at: scheduledAt.toISOString() },
  });
}

/** The state after an action. A newsletter that is not sent any more is a draft until its sending has begun. */
const nextState = { unschedule: 'draft', pause: 'paused', resume: 'sending', cancel: 'cancelled' } as const;

/** Stops the sending of a newsletter or goes on with it, and logs it. @throws 404, 409 `changed` */
export async function changeState(tx: Db, id: number, action: NewsletterAction, by: RequestContext) {
  const row = await lockNewsletter(tx, id);
  requireState(row, actionStates[action]);
  const state = nextState[action];
  await tx
    .update(newsletters)
    .set({
      state,
      updatedAt: by.now,
      ...(action === 'unschedule' && { scheduledAt: null }),
      ...(action === 'cancel' && { endedAt: by.now }),
    })
    .where(eq(newsletters.id, id));
  await logAction(tx, by, {
    action: 'set_newsletter_state',
    label: row.subject,
    before: { status: row.state },
    after: { status: state },
  });
}
