/** The groups of kinds of notifications that a member chooses together, in the order of the settings. */
export const notificationGroups = ['comments', 'likes', 'followers', 'challenges', 'events', 'notices'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** How a notification reaches a member. `site` is its row in the list; the others need it. */
export const notificationChannels = ['site', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How often a member gets a digest by e-mail. */
export const digestIntervals = ['off', 'weekly', 'daily'] as const;

/** The first hour of the quiet hours, and the first one after them, in the member's time zone. */
export const DEFAULT_QUIET = { on: true, from: 22, to: 8 };
