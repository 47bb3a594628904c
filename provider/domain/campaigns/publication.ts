import { and, gt, isNull, lte, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { publicationBody } from '../../../contract/campaigns.ts';
import { type CampaignState, PUBLICATION_DAYS_MAX } from '../../../contract/constants/campaigns.ts';
import { own } from '../../../contract/own.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { daysAfter } from '../../platform/time/days.ts';
import type { Actor, RequestContext } from '../identity/requestContext.ts';
import { requireVersion } from '../moderation/editing.ts';
import { logAction, type NewLogEntry } from '../moderation/log.ts';

/** Selects the campaigns that members find at an instant: neither drafts nor those that are scheduled. */
export const isPublished = (publishedAt: PgColumn, now: Date) => lte(publishedAt, now);

/** Returns whether members find a campaign at an instant. */
export const isPublishedAt = ({ publishedAt }: { publishedAt: Date | null }, now: Date) =>
  publishedAt !== null && publishedAt <= now;

/** Selects the campaigns in a state at an instant; `isOver` selects those whose own days have passed. */
export function isInState(state: CampaignState, publishedAt: PgColumn, isOver: SQL, now: Date): SQL | undefined {
  if (state === 'draft') return isNull(publishedAt);
  if (state === 'scheduled') return gt(publishedAt, now);
  return and(isPublished(publishedAt, now), state === 'closed' ? isOver : not(isOver));
}

/** Returns the state of a campaign; `isOver` is whether its own days have passed. */
export function campaignStateOf({ publishedAt }: { publishedAt: Date | null }, isOver: boolean, now: Date) {
  if (publishedAt === null) return 'draft' satisfies CampaignState;
  if (publishedAt > now) return 'scheduled' satisfies CampaignState;
  return (isOver ? 'closed' : 'open') satisfies CampaignState;
}

/**
 * Returns when a campaign is published after an operator's decision over the version that was read; null for a draft.
 * @throws 409 `edit_conflict`, `campaign_joined` once members have joined, 400 for a wrong time
 */
export function publishedAtOf(
  row: { version: number; isJoined: boolean; endedAt?: Date | null },
  body: z.output<typeof publicationBody>,
  { now, locale }: Pick<RequestContext, 'now' | 'locale'>,
): Date | null {
  requireVersion(row, body);
  if (row.isJoined || row.endedAt) throw new ApiError(409, 'campaign_joined');
  if (body.state === 'draft') return null;
  if (body.state === 'open') return now;
  const at = new Date(body.published_at);
  if (at <= now || at > daysAfter(now, PUBLICATION_DAYS_MAX))
    throw fieldError(locale, 'published_at', 'publicationTime');
  return at;
}

/**
 * Returns the columns of a campaign that an operator ends before its promised end, over a version that was checked.
 * @throws 409 `changed` for one that members do not find yet, or that is over
 */
export function endedOf(
  row: { version: number; publishedAt: Date | null },
  { isOver, reason, reason_en }: { isOver: boolean; reason: string; reason_en: string },
  { now }: Pick<RequestContext, 'now'>,
) {
  if (campaignStateOf(row, isOver, now) !== 'open') throw new ApiError(409, 'changed');
  return { endedAt: now, endReason: reason, endReasonEn: reason_en, version: row.version + 1 };
}

/** Logs that a campaign was ended before its promised end. */
export const logEnd = (tx: Db, entry: Required<Pick<NewLogEntry, 'action' | 'label' | 'reason'>>, by: Actor) =>
  logAction(tx, by, { ...entry, before: { ended_at: null }, after: { ended_at: by.now.toISOString() } });

interface Ended {
  endedAt: Date | null;
  endReason: string;
  endReasonEn: string;
}

/** Presents the early end of a campaign to a member; one from before reasons were in two languages has one. */
export const presentEnd = (row: Ended, locale: Locale) => ({
  ended_at: row.endedAt?.toISOString() ?? null,
  end_reason: localised(row, 'endReason', locale) || row.endReason,
});

/** Presents the early end of a campaign to an operator. */
export const presentManagedEnd = (row: Ended) => ({ ...presentEnd(row, 'ko'), end_reason_en: row.endReasonEn });

/** Returns what the log stores of a campaign that is published, or taken back. */
export const publicationOf = ({ publishedAt }: { publishedAt: Date | null }) => ({
  published_at: publishedAt?.toISOString() ?? null,
});

/** Checks that a campaign has everything that members see of it. @throws 400 with the first field that is empty */
export function rejectEmpty<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  needed: readonly Field[],
  locale: RequestContext['locale'],
) {
  const missing = needed.find((name) => own(fields, name) === '');
  if (missing) throw fieldError(locale, missing, 'neededToPublish');
}

/** Checks that a campaign was never shown to members. @throws 409 `changed` */
export function requireDraft({ publishedAt }: { publishedAt: Date | null }) {
  if (publishedAt) throw new ApiError(409, 'changed');
}
