import { type CallSchemas, proof } from './call.ts';
import { success } from './common.ts';
import {
  digestIntervals,
  type NotificationChannel,
  type NotificationGroup,
  notificationChannels,
  notificationGroups,
} from './constants/notifications.ts';
import * as z from './zod.ts';

/** Creates an object schema with one schema for each of the names. */
const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);

const hour = z.number().int().min(0).max(23);
const channels = each<NotificationChannel, z.ZodBoolean>(notificationChannels, z.boolean());

const groups = each<NotificationGroup, typeof channels>(notificationGroups, channels);
const changedGroups = each<NotificationGroup, ReturnType<typeof channels.partial>>(
  notificationGroups,
  channels.partial(),
);
const quiet = z.strictObject({ on: z.boolean(), from: hour, to: hour });
const digest = z.enum(digestIntervals);

/**
 * A member's notifications by group and channel. No push arrives in the quiet hours `from`–`to` (full hours in
 * the time zone of X-Timezone, which is stored): it waits until they end.
 */
const notificationSettings = z.strictObject({ groups, quiet, digest });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** What is left out stays as it is, at every level. */
const notificationSettingsChange = z
  .strictObject({ groups: changedGroups.partial(), quiet: quiet.partial(), digest })
  .partial();
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChange>;

/** `push.key` is the key that a browser subscribes with, '' where the site sends no push messages. */
const notificationSettingsAnswer = notificationSettings.extend({
  push: z.object({
    key: z.string(),
    /** Whether the caller's session has a subscription. */
    subscribed: z.boolean(),
  }),
});
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswer>;

/** Returns whether an address can be that of a push service: https, its own port, a name and no IP address. */
function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  return protocol === 'https:' && !port && !username && !password && /\.[a-z][a-z0-9-]*$/.test(hostname);
}

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
const pushSubscriptionBody = z.strictObject({
  endpoint: z.string().max(1000).refine(isPushAddress),
  keys: z.strictObject({
    /** A P-256 point of 65 bytes and a secret of 16, in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;

const pushSubscriptionAnswer = success.extend({ subscribed: z.boolean() });

export const notificationSettingsSchemas = {
  getNotificationSettings: {
    summary: 'The member’s notifications by group and channel, their quiet hours and digest',
    response: notificationSettingsAnswer,
  },
  changeNotificationSettings: {
    summary: 'Change the notification settings that are given; notices of the site itself stay on there',
    body: notificationSettingsChange,
    response: notificationSettingsAnswer,
  },
  stopDigest: {
    summary: 'End the digest of an e-mail’s link; mail programs send it too (RFC 8058), with a form that is not read',
    query: z.object({ token: z.string().max(100) }),
    response: success,
    rule: proof,
  },
  subscribeToPush: {
    summary: 'Subscribe the browser of this session to push messages; the subscription ends with the session',
    body: pushSubscriptionBody,
    response: pushSubscriptionAnswer,
    errors: [503],
  },
  unsubscribeFromPush: {
    summary: 'End the push messages of this session',
    response: pushSubscriptionAnswer,
  },
} satisfies CallSchemas;
