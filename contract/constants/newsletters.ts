import { BANNER_TEXT_MAX, BANNER_TITLE_MAX } from './banners.ts';

/** Constants of newsletters and announcements. */

export const NEWSLETTER_SUBJECT_MAX = 100;
/** The states of a newsletter. It can be changed while it is a draft; sent and cancelled ones stay as they are. */
export const newsletterStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** What an operator does with a newsletter that is no draft any more. */
export const newsletterActions = ['unschedule', 'pause', 'resume', 'cancel'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** The states of a newsletter in which each action is possible. */
export const actionStates = {
  unschedule: ['scheduled'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['draft', 'sending', 'paused'],
} as const satisfies Record<NewsletterAction, readonly NewsletterState[]>;

/**
 * The states of a subscription: its mails arrive, it waits for a visitor to confirm their address, a server has said
 * that there is no such mailbox, or its member has left or has not verified the address.
 */
export const subscriberStates = ['confirmed', 'waiting', 'bounced', 'away'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
/** The places of the site on which subscriptions begin. */
export const subscriptionSources = ['newsletter', 'settings', 'signup'] as const;

/** The days within which members were active, as a filter of recipients, or subscribers agreed. */
export const audienceDays = [7, 30, 90, 365] as const;

/**
 * The states of a delivery. A mail is `claimed` before its last byte is sent, so that it is never sent again: one
 * whose end is unknown becomes `unconfirmed`. `skipped` had no subscription any more.
 */
export const deliveryStates = ['pending', 'claimed', 'sent', 'failed', 'skipped', 'unconfirmed'] as const;

/** The hours in Korea in which no advertising is sent without a separate consent, which subscriptions do not record. */
export const AD_QUIET = { on: true, from: 21, to: 8 } as const;
/** Korean law has subscribers told every so many years that they have agreed to advertising; silence keeps the consent. */
export const CONSENT_REMINDER_YEARS = 2;
/** The mark with which the subject of advertising begins by Korean law, in every language. */
export const AD_MARK = '(광고)';
/** A newsletter is scheduled at most this many days ahead. */
export const SCHEDULE_DAYS_MAX = 365;
/** Days after the end of a newsletter until its deliveries are deleted; their counts stay. */
export const DELIVERY_DAYS = 30;

export const ANNOUNCEMENT_TITLE_MAX = BANNER_TITLE_MAX;
export const ANNOUNCEMENT_TEXT_MAX = BANNER_TEXT_MAX;
