import { type CallSchemas, unkept } from './call.ts';
import { exportBody, publicationBody, sentAnswer, sentBody } from './campaigns.ts';
import { fileUrl, givenInstant, instant, ordering, pageQuery, paginated, slug, success, text } from './common.ts';
import {
  campaignStates,
  EVENT_CHOOSING_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_GIFT_MAX,
  EVENT_HINT_MAX,
  EVENT_LABEL_MAX,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
  EVENT_WINNERS_MAX,
  eventViews,
} from './constants/campaigns.ts';
import { eventFieldNames } from './constants/participation.ts';
import { event, eventSummary } from './events.ts';
import { delivery } from './users.ts';
import * as z from './zod.ts';

const title = text(EVENT_TITLE_MAX);
const summary = text(EVENT_SUMMARY_MAX, 0);
const description = text(EVENT_DESCRIPTION_MAX, 0);
const gift = text(EVENT_GIFT_MAX, 0);
const choosing = text(EVENT_CHOOSING_MAX, 0);
const label = text(EVENT_LABEL_MAX, 0);
const hint = text(EVENT_HINT_MAX, 0);
const version = z.number().int().min(1);

/** What an event asks of applicants, with its texts in both languages; '' for the field's default. */
const requestedField = z.strictObject({
  field: z.enum(eventFieldNames),
  label,
  label_en: label,
  hint,
  hint_en: hint,
});
export type RequestedField = z.infer<typeof requestedField>;
export const requestedFieldFields = requestedField.keyof().options;

/** A requested field as it is stored: the first content's texts have limits of their own. */
const storedField = z.object({
  field: z.enum(eventFieldNames),
  label: z.string(),
  label_en: z.string(),
  hint: z.string(),
  hint_en: z.string(),
});

/**
 * An event as the console shows and changes it, with its texts in both languages. `published_at` is null for a draft;
 * `announces_at` is when the winners are promised, `announced_at` when they were announced. `version` counts its
 * changes, `application_count` above 0 fixes what applicants rely on: the beginning, the prize, how winners are
 * chosen, and what is asked.
 */
const managedEvent = eventSummary
  .pick({
    slug: true,
    image: true,
    winner_count: true,
    application_count: true,
    starts_at: true,
    ends_at: true,
    announces_at: true,
  })
  .extend({
    state: z.enum(campaignStates),
    published_at: instant.nullable(),
    announced_at: instant.nullable(),
    title: z.string(),
    title_en: z.string(),
    summary: z.string(),
    summary_en: z.string(),
    description: z.string(),
    description_en: z.string(),
    gift: z.string(),
    gift_en: z.string(),
    choosing: z.string(),
    choosing_en: z.string(),
    requested_fields: z.array(storedField),
    version,
  });
export type ManagedEvent = z.infer<typeof managedEvent>;

/** A draft. What it lacks to be published is checked when it is. */
const managedEventBody = z.strictObject({
  slug,
  title,
  title_en: title,
  summary,
  summary_en: summary,
  description,
  description_en: description,
  gift,
  gift_en: gift,
  choosing,
  choosing_en: choosing,
  image: z.union([z.literal(''), fileUrl]),
  requested_fields: z
    .array(requestedField)
    .max(eventFieldNames.length)
    .refine((fields) => new Set(fields.map(({ field }) => field)).size === fields.length),
  winner_count: z.number().int().min(1).max(EVENT_WINNERS_MAX),
  starts_at: givenInstant,
  ends_at: givenInstant,
  announces_at: givenInstant,
});
export type ManagedEventBody = z.input<typeof managedEventBody>;
export const managedEventFields = managedEventBody.keyof().options;

/** Where the prize of a winner goes: '' for what the event does not request. Erased ones are left out. */
const eventDelivery = delivery.extend({
  username: z.string(),
  nickname: z.string(),
  fullAddress: z.string(),
  instagramUsername: z.string(),
  sent_at: instant.nullable(),
});
export type EventDelivery = z.infer<typeof eventDelivery>;

const bySlug = z.object({ slug });

export const managedEventSchemas = {
  /**
   * `search` finds titles and slugs. `choosing` are those that have ended with applicants who can win, `sending` those
   * with prizes to send.
   */
  getManagedEvents: {
    summary: 'Events, published or not, the latest made first',
    query: pageQuery.extend({ state: z.enum(eventViews).optional(), ordering: ordering('events') }),
    response: paginated(managedEvent),
    errors: [409],
  },
  createEvent: {
    summary: 'Create a draft of an event',
    body: managedEventBody,
    response: managedEvent,
    errors: [404],
  },
  getManagedEvent: {
    summary: 'An event with its texts in both languages',
    params: bySlug,
    response: managedEvent,
    errors: [409],
  },
  /** Every field. The slug changes in a draft only. */
  updateEvent: {
    summary: 'Change an event over the version that was read',
    params: bySlug,
    body: managedEventBody.extend({ version }),
    response: managedEvent,
  },
  deleteEvent: {
    summary: 'Delete a draft of an event',
    params: bySlug,
    response: success,
  },
  publishEvent: {
    summary: 'Publish an event, now or later, or take it back',
    params: bySlug,
    body: publicationBody,
    response: managedEvent,
  },
  copyEvent: {
    summary: 'Copy an event to a draft that begins tomorrow',
    params: bySlug,
    response: managedEvent,
  },
  getEventPreview: {
    summary: 'An event, published or not, as members see it',
    params: bySlug,
    response: event,
    errors: [409],
  },
  /** With the caller's password. @throws 409 `not_announced` */
  exportDeliveries: {
    summary: 'Where the winners’ prizes go, which the audit log records',
    params: bySlug,
    body: exportBody,
    response: z.object({ deliveries: z.array(eventDelivery) }),
    rule: unkept,
    errors: [409],
  },
  /** `winners` are ids of chosen applications. @throws 404 for one that is not chosen, 409 `not_announced` */
  markEventPrizes: {
    summary: 'Mark prizes of winners as sent, or no longer',
    params: bySlug,
    body: sentBody,
    response: sentAnswer,
  },
} satisfies CallSchemas;
