import { email as emailAddress } from './auth.ts';
import { type CallSchemas, proof } from './call.ts';
import { consentTo, instant, success, text } from './common.ts';
import { consentVersions } from './constants/common.ts';
import { marketingTopics } from './constants/participation.ts';
import * as z from './zod.ts';

const topics = z
  .array(z.enum(marketingTopics))
  .min(1)
  .max(marketingTopics.length)
  .transform((given) => marketingTopics.filter((one) => given.includes(one)));

/** `source` is the place on the site. */
const attendeeBody = z.strictObject({
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

export const marketingSchemas = {
  /**
   * A member is subscribed at their own address at once, and `email` is ignored; a visitor gives one, and is
   * `mailed` a link whether it is known or not. A second call changes the topics.
   * @throws 409 `email_unverified`, 400 `email` of a visitor without one
   */
  subscribeToNews: {
    summary: 'Subscribe to the newsletter; a visitor confirms by an e-mailed link',
    body: attendeeBody,
    response: success.extend({ status: z.enum(['subscribed', 'mailed']) }),
  },
  /** Ours: null without a subscription. */
  getOwnAttendee: {
    summary: 'The member’s newsletter subscription',
    response: z.object({ attendee: attendee.nullable() }),
  },
  /** Ours. @throws 400 */
  confirmAttendee: {
    summary: 'Confirm a visitor’s address by the key that was sent to it',
    body: z.strictObject({ key: text(100) }),
    response: success,
  },
  /**
   * Ours. The `token` of a mail's link needs no session; without one the member's own subscription ends.
   * @throws 400 of a token that is not ours
   */
  withdrawAttendee: {
    summary: 'Unsubscribe the caller, or the address of an e-mailed link',
    body: z.strictObject({ token: text(200).optional() }),
    response: success,
  },
} satisfies CallSchemas;

/** Ours: what mail programs send. */
export const mailProgramSchemas = {
  /** @throws 400 */
  stopAttendee: {
    summary: 'Unsubscribe the address of an e-mail, as mail programs do (RFC 8058); their form is not read',
    query: z.object({ token: z.string().max(200) }),
    response: success,
    rule: proof,
  },
} satisfies CallSchemas;
