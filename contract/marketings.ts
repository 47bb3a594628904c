import { z } from 'zod';
import { email as emailAddress } from './auth.ts';
import { consentTo, instant, success, text } from './common.ts';
import { consentVersions } from './constants/common.ts';
import { marketingTopics } from './constants/participation.ts';

const topics = z
  .array(z.enum(marketingTopics))
  .min(1)
  .max(marketingTopics.length)
  .transform((given) => marketingTopics.filter((one) => given.includes(one)));

/**
 * POST marketings/attendees/: subscribes to the newsletter. A member is subscribed at their own address at
 * once, and `email` is ignored; a visitor gives one and confirms it by a mailed link. `consent` is the
 * version of the text that was agreed to, `source` the place on the site. A second call changes the topics.
 * @throws 409 `email_unverified`, 400 `email` of a visitor without one
 */
export const attendeeBody = z.strictObject({
  email: emailAddress.optional(),
  topics,
  consent: consentTo(consentVersions.marketing),
  source: text(40, 0).default(''),
});
export type AttendeeBody = z.input<typeof attendeeBody>;

/** A subscription as its member sees it. */
const attendee = z.object({
  topics: z.array(z.enum(marketingTopics)),
  consent: z.string(),
  agreed_at: instant,
});
export type Attendee = z.infer<typeof attendee>;

/** `mailed` to every visitor: it does not reveal whether an address is known. */
export const attendeeAnswer = z.object({
  success: z.literal(true),
  status: z.enum(['subscribed', 'mailed']),
});
export type AttendeeAnswer = z.infer<typeof attendeeAnswer>;

/** GET marketings/attendees/my/ (ours): the member's own subscription, null without one. */
export const ownAttendee = z.object({ attendee: attendee.nullable() });
export type OwnAttendee = z.infer<typeof ownAttendee>;

/** POST marketings/attendees/confirm/ (ours): proves an address by the key mailed to it. @throws 400 */
export const confirmAttendeeBody = z.strictObject({ key: text(100) });
export const confirmAttendeeAnswer = success;

/**
 * POST marketings/attendees/withdraw/ (ours): no news any more. `token` is that of a mail's link and
 * needs no session; without one the member's own ends. @throws 400 of a token that is not ours
 */
export const withdrawAttendeeBody = z.strictObject({ token: text(200).optional() });
export const withdrawAttendeeAnswer = success;

/** POST marketings/attendees/stop/ (ours): what mail programs send to end a subscription (RFC 8058). @throws 400 */
export const stopAttendeeQuery = z.object({ token: z.string().max(200) });
export const stopAttendeeAnswer = success;
