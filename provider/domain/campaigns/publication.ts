import { and, gt, isNull, lte, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { publicationBody } from '../../../contract/campaigns.ts';
import { type CampaignState, PUBLICATION_DAYS_MAX } from '../../../contract/constants/campaigns.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { daysAfter } from '../../platform/time/days.ts';
import type { RequestContext } from '../identity/requestContext.ts';

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

/** Returns when a campaign is published after an operator's decision; null for a draft. @throws 400 for a wrong time */
export function publishedAtOf(
  body: z.output<typeof publicationBody>,
  { now, locale }: Pick<RequestContext, 'now' | 'locale'>,
): Date | null {
  if (body.state === 'draft') return null;
  if (body.state === 'open') return now;
  const at = new Date(body.published_at);
  if (at <= now || at > daysAfter(now, PUBLICATION_DAYS_MAX))
    throw fieldError(locale, 'published_at', 'publicationTime');
  return at;
}
