import type { CallSchemas } from './call.ts';
import { sentMark } from './campaigns.ts';
import {
  bodyId,
  consentTo,
  fileUrl,
  instant,
  ownPassword,
  pageQuery,
  paginated,
  queryBoolean,
  slug,
  text,
} from './common.ts';
import { consentVersions, DELIVERY_MAX } from './constants/common.ts';
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_CONTENT_MAX,
  applicationStatuses,
  eventFieldNames,
  eventStatuses,
  MAX_APPLICATION_FILES,
} from './constants/participation.ts';
import { author, delivery } from './users.ts';
import * as z from './zod.ts';

/**
 * An event in a list. `opened` is whether it accepts applications now, `winnerAnnouncement` whether its
 * winners are announced. `gift` is the prize of `winner_count` members; `announces_at` is the time of the
 * announcement.
 */
export const eventSummary = z.object({
  slug: z.string(),
  status: z.enum(eventStatuses),
  opened: z.boolean(),
  winnerAnnouncement: z.boolean(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  gift: z.string(),
  winner_count: z.number().int().min(0),
  application_count: z.number().int().min(0),
  starts_at: instant,
  ends_at: instant,
  announces_at: instant,
});
export type EventSummary = z.infer<typeof eventSummary>;

/** A required field of an event: `label` is the event's own, '' for the field's default. */
const eventField = z.object({
  field: z.enum(eventFieldNames),
  label: z.string(),
  hint: z.string(),
});
export type EventField = z.infer<typeof eventField>;

/**
 * An event in detail. `choosing` describes how winners are chosen. `winners` are their names, shortened, once
 * they are announced. `forum_event` is the forum of its topics, null without one.
 */
export const event = eventSummary.extend({
  description: z.string(),
  choosing: z.string(),
  requested_fields: z.array(eventField),
  winners: z.array(z.string()),
  forum_event: z.object({ forum: z.string(), event: z.string(), title: z.string() }).nullable(),
});
export type Event = z.infer<typeof event>;

/**
 * `opened=false` gives those that are not open. `winnerAnnouncement=true` adds the closed events with announced
 * winners after the open ones, and with `opened=false` gives only these closed ones. A `status` gives events of
 * that status only, of the closed ones only those with winners where these are requested.
 */
const eventsQuery = pageQuery.extend({
  opened: queryBoolean.default(true),
  winnerAnnouncement: queryBoolean.default(false),
  status: z.enum(eventStatuses).optional(),
});
export type EventsQuery = z.input<typeof eventsQuery>;

const answer = text(APPLICATION_ANSWER_MAX, 0).default('');
const line = (field: keyof typeof DELIVERY_MAX) => text(DELIVERY_MAX[field], 0).default('');

/** A delivery address. `fullAddress` is `address` and `detailAddress` in one line; computed when omitted. */
const place = {
  name: line('name'),
  phone: line('phone'),
  zipcode: line('zipcode'),
  address: line('address'),
  detailAddress: line('detailAddress'),
  fullAddress: text(DELIVERY_MAX.address + DELIVERY_MAX.detailAddress + 1, 0).default(''),
  deliveryMessage: line('deliveryMessage'),
};

/**
 * All fields that the event requests; another field may be omitted, empty or filled, and is stored and erased like
 * the others. Filled fields must be valid. `consent` (ours) is the version of the text that was agreed to, required
 * where the event requests personal data.
 */
const applicationBody = z.strictObject({
  ...place,
  instagramUsername: text(60, 0).default(''),
  content: text(APPLICATION_CONTENT_MAX, 0).default(''),
  answer,
  answer1: answer,
  answer2: answer,
  answer3: answer,
  resourceUrls: z.array(fileUrl).max(MAX_APPLICATION_FILES).default([]),
  consent: consentTo(consentVersions.event).optional(),
});
export type ApplicationBody = z.input<typeof applicationBody>;

/** A member's own application, without where a gift would go. `sent_at` is when a prize was sent. */
const application = z.object({
  status: z.enum(applicationStatuses),
  content: z.string(),
  answer: z.string(),
  answer1: z.string(),
  answer2: z.string(),
  answer3: z.string(),
  resourceUrls: z.array(z.string()),
  instagramUsername: z.string(),
  phone: z.string(),
  sent_at: instant.nullable(),
  created_at: instant,
});
export type Application = z.infer<typeof application>;

/** `editable` until the event closes; `stored_until` is when it is erased. */
const deliveryInformation = delivery.extend({
  fullAddress: z.string(),
  editable: z.boolean(),
  stored_until: instant,
});
export type DeliveryInformation = z.infer<typeof deliveryInformation>;

/**
 * An application as managers see it. `delivery` is present for chosen ones only; null too where there is none
 * or it has been erased.
 */
const managedApplication = application.omit({ status: true }).extend({
  id: z.number().int().positive(),
  user: author,
  chosen: z.boolean(),
  ...sentMark,
  delivery: delivery.extend({ fullAddress: z.string() }).nullable(),
});
export type ManagedApplication = z.infer<typeof managedApplication>;

const bySlug = z.object({ slug });
const count = z.number().int().min(0);
/** The number of chosen winners. */
const chosen = z.object({ success: z.literal(true), chosen_count: count });

export const eventSchemas = {
  getEvents: {
    summary: 'Events: open, not open, or with winners',
    query: eventsQuery,
    response: paginated(eventSummary),
  },
  getEvent: {
    summary: 'An event, with its winners once they are announced',
    params: bySlug,
    response: event,
  },
  /** Ours: null without one. */
  getOwnApplication: {
    summary: 'The caller’s application for an event',
    params: bySlug,
    response: z.object({ application: application.nullable() }),
  },
  /** @throws 409 `not_opened`, `closed`, `already_applied`, `managers_excluded` */
  applyToEvent: {
    summary: 'Apply for an event, once',
    params: bySlug,
    body: applicationBody,
    response: application,
  },
  getDeliveryInformation: {
    summary: 'The caller’s delivery details',
    params: bySlug,
    response: deliveryInformation,
  },
  /** Ours. @throws 409 `closed` */
  changeEventDelivery: {
    summary: 'Change the delivery details, until the event closes',
    params: bySlug,
    body: z.strictObject(place),
    response: deliveryInformation,
  },
} satisfies CallSchemas;

/** Ours, not the specification's. Winners are secret until they are announced. */
export const eventManageSchemas = {
  /**
   * `chosen` filters, `sent` the prizes of announced winners: sent ones, or with an address those to send. `search`
   * looks into the input. `chosen_count` is the event's total, regardless of these, and `chosen_version` differs with
   * who is chosen. Whoever leaves or is suspended before the announcement is chosen no more.
   */
  getApplications: {
    summary: 'Every application for an event',
    params: bySlug,
    query: pageQuery.extend({ chosen: queryBoolean.optional(), sent: queryBoolean.optional() }),
    response: paginated(managedApplication).extend({ chosen_count: count, chosen_version: z.string() }),
    errors: [409],
  },
  /** @throws 409 `own_content` for the operator's own application, from before they became one */
  chooseWinner: {
    summary: 'Choose an application by hand, or drop it',
    params: bySlug,
    body: z.strictObject({ application: bodyId, chosen: z.boolean() }),
    response: chosen,
  },
  /** So many of those not yet chosen, without the operator's own, each as likely as the next. */
  pickWinners: {
    summary: 'Draw winners at random',
    params: bySlug,
    body: z.strictObject({ count: z.number().int().min(1).max(1000) }),
    response: chosen,
  },
  /** `version` is the `chosen_version` that was read. @throws 409 `changed` once others are chosen */
  announceWinners: {
    summary: 'Announce the winners, with the caller’s password',
    params: bySlug,
    body: z.strictObject({ version: z.string(), password: ownPassword }),
    response: chosen,
  },
} satisfies CallSchemas;
