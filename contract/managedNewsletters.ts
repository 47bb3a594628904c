import { type CallSchemas, unkept } from './call.ts';
import { exportBody } from './campaigns.ts';
import { givenInstant, id, instant, ordering, ownPassword, pageQuery, paginated, success, text } from './common.ts';
import { POST_CONTENT_MAX } from './constants/common.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import {
  audienceDays,
  NEWSLETTER_SUBJECT_MAX,
  newsletterActions,
  newsletterStates,
  subscriberStates,
  subscriptionSources,
} from './constants/newsletters.ts';
import { senderFields } from './constants/operator.ts';
import { marketingTopics } from './constants/participation.ts';
import { skinTypes } from './skin.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);
const locale = z.enum(['ko', 'en']);
const days = z.literal(audienceDays);
const skinType = z.enum(skinTypes as [string, ...string[]]);

/**
 * Which subscribers get a newsletter, besides its topic: the language of their subscription, members who were active
 * in the last days, members of skin types. Visitors have neither an activity nor a skin type. Null and empty for any.
 */
const audience = z.strictObject({
  locale: locale.nullable(),
  active_days: days.nullable(),
  skin_types: z.array(skinType).max(skinTypes.length),
});
export type Audience = z.infer<typeof audience>;

/** How many mails of a newsletter are in each state; `left` are still to be sent. */
const deliveryCounts = z.object({
  total: count,
  left: count,
  sent: count,
  failed: count,
  skipped: count,
  unconfirmed: count,
});
export type DeliveryCounts = z.infer<typeof deliveryCounts>;

/**
 * A newsletter. `scheduled_at` is when sending is to start, and in a draft when it could not; `version` counts the
 * changes of its text and audience.
 */
const newsletter = z.object({
  id: z.number().int().positive(),
  state: z.enum(newsletterStates),
  subject: z.string(),
  locale,
  topic: z.enum(marketingTopics),
  scheduled_at: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  counts: deliveryCounts,
  created_by: author,
  updated_at: instant,
  version: z.number().int().min(1),
});
export type Newsletter = z.infer<typeof newsletter>;

/**
 * A newsletter with its text, HTML as the editor writes it, and the mails that servers rejected by their reply.
 * `waits_until` is the end of the night in which it is not sent; `missing` are details of the operator without which it cannot be.
 */
const newsletterDetail = newsletter.extend({
  content: z.string(),
  audience,
  failures: z.array(z.object({ code: z.number().int(), count })),
  waits_until: instant.nullable(),
  missing: z.array(z.enum(senderFields)),
});
export type NewsletterDetail = z.infer<typeof newsletterDetail>;

const version = z.number().int().min(1);
const newsletterBody = z.strictObject({
  subject: text(NEWSLETTER_SUBJECT_MAX),
  content: text(POST_CONTENT_MAX),
  locale,
  topic: z.enum(marketingTopics),
  audience,
});
export type NewsletterBody = z.input<typeof newsletterBody>;

const byId = z.object({ id });

/**
 * A subscription. `email` is shortened to its first letter and its domain for a caller without the right to members.
 * `member` is null of a visitor, `source` the place on the site, `agreed_at` when they agreed to advertising.
 */
const subscriber = z.object({
  id: z.number().int().positive(),
  email: z.string(),
  member: author.nullable(),
  state: z.enum(subscriberStates),
  topics: z.array(z.enum(marketingTopics)),
  locale,
  source: z.string(),
  agreed_at: instant,
});
export type Subscriber = z.infer<typeof subscriber>;

/** Which subscribers are listed, besides how many days ago they agreed at the most. */
const subscriberFilter = pageQuery.pick({ search: true }).extend({
  state: z.enum(subscriberStates).optional(),
  topic: z.enum(marketingTopics).optional(),
  locale: locale.optional(),
  source: z.enum(subscriptionSources).optional(),
});

export const managedNewsletterSchemas = {
  /** `search` finds subjects. */
  getNewsletters: {
    summary: 'Newsletters with their progress, the latest first',
    query: pageQuery.extend({ state: z.enum(newsletterStates).optional(), ordering: ordering('newsletters') }),
    response: paginated(newsletter),
    errors: [404, 409],
  },
  createNewsletter: {
    summary: 'Write a newsletter, which is a draft',
    body: newsletterBody,
    response: newsletterDetail,
    errors: [404],
  },
  /** `skin_types` with commas. */
  getAudience: {
    summary: 'How many subscribers a newsletter would have now',
    query: z.object({
      topic: z.enum(marketingTopics),
      locale: locale.optional(),
      active_days: z.coerce.number().pipe(days).optional(),
      skin_types: text(100, 0).optional(),
    }),
    response: z.object({ count }),
    errors: [404, 409],
  },
  /** `search` finds names and addresses: only a whole address for a caller without the right to members. */
  getSubscribers: {
    summary: 'The subscribers of the newsletter, the latest to agree first',
    query: pageQuery.extend({ ...subscriberFilter.shape, agreed_days: z.coerce.number().pipe(days).optional() }),
    response: paginated(subscriber),
    errors: [404, 409],
  },
  /** @throws 409 `no_right` for a caller without the right to members, who reads no whole address */
  exportSubscribers: {
    summary: 'Every subscriber whom the filters match, with the caller’s password, which the audit log records',
    body: exportBody.extend({ ...subscriberFilter.shape, agreed_days: days.optional() }),
    response: z.object({ subscribers: z.array(subscriber) }),
    rule: unkept,
    errors: [404, 409],
  },
  /** Every subscription of its address ends. The person may subscribe again themselves. */
  removeSubscriber: {
    summary: 'End the subscription of an address whose owner asked for it, with a reason for the audit log',
    params: byId,
    body: z.strictObject({ reason: text(ACTION_REASON_MAX) }),
    response: success,
  },
  getNewsletter: {
    summary: 'A newsletter with its text and progress',
    params: byId,
    response: newsletterDetail,
    errors: [409],
  },
  /** @throws 409 `edit_conflict`, `changed` */
  updateNewsletter: {
    summary: 'Change a draft over the version that was read',
    params: byId,
    body: newsletterBody.extend({ version }),
    response: newsletterDetail,
  },
  testNewsletter: {
    summary: 'Send a newsletter to the caller’s own address',
    params: byId,
    response: success,
    rule: unkept,
    errors: [409, 503],
  },
  /**
   * Sends a draft at an instant, or as soon as it may be sent where that is null. @throws 409 `edit_conflict`,
   * `changed`, `sender_missing`, 400 for an instant that is over or too far away
   */
  sendNewsletter: {
    summary: 'Send a newsletter now or later, with the caller’s password',
    params: byId,
    body: z.strictObject({ at: givenInstant.nullable(), version, password: ownPassword }),
    response: newsletterDetail,
  },
  /** @throws 409 `changed` */
  setNewsletterState: {
    summary: 'Stop the sending of a newsletter or go on with it',
    params: byId,
    body: z.strictObject({ action: z.enum(newsletterActions) }),
    response: newsletterDetail,
  },
} satisfies CallSchemas;
