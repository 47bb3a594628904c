/** A member's ledgers in the order in which they are locked. */
export const LEDGER_LOCKS = ['xp', 'point', 'heart'] as const;

/** The locks by a name instead of a row, before any row: the row that they protect may not exist yet. */
const NAMED_LOCKS = [
  ...(['social', 'email', 'news', 'challenge_parts', 'follows'] as const),
  ...([
    'product_terms',
    'content_tags',
    'legal_texts',
    'home_sections',
    'settings',
    'badge_settings',
    'site_texts',
  ] as const),
] as const;

/**
 * The order in which a transaction takes shared locks. Transactions that follow it cannot deadlock. Rows of
 * one table are locked in ascending order of their id. A lock that may wait until later is taken with SKIP
 * LOCKED or omitted.
 */
const LOCK_ORDER = [
  ...NAMED_LOCKS,
  // Credentials that open sessions, before the sessions.
  ...(['social_accounts', 'two_steps', 'single_use_tokens', 'passkeys', 'sessions'] as const),
  // A decision: the deletion, its case, then the content.
  ...(['trash', 'report_cases'] as const),
  // Content, before its answers and comments.
  ...(['topics', 'posts', 'questions', 'videos', 'photos', 'answers', 'comments'] as const),
  // A forum, after the topics that are counted in it.
  'forums',
  // Groups, before their participants.
  ...(['challenge_groups', 'challenge_participants', 'challenge_check_ins'] as const),
  ...(['raffles', 'events', 'missions', 'coupon_batches', 'short_missions', 'mission_entries', 'courses'] as const),
  ...(['newsletters', 'announcements', 'banners', 'products'] as const),
  // Consents, after their purpose.
  'consents',
  // A member, after the rows that are counted at them.
  'users',
  // A member's ledgers (points.ts of the schema), each member's in this order, members by their id.
  ...LEDGER_LOCKS,
  // A challenge, for which every check-in waits: last but for the awards and notifications of its completion.
  'challenges',
  // A member's awards and notifications, members by their id.
  ...(['badge_awards', 'notification_counts', 'notifications'] as const),
] as const;

export type Lock = (typeof LOCK_ORDER)[number];
export type NamedLock = (typeof NAMED_LOCKS)[number];

/** Compares two locks of several members: by the member, then by the order of locks. For `sort`. */
export const byLockOrder = (a: { userId: number; lock: Lock }, b: { userId: number; lock: Lock }): number =>
  a.userId - b.userId || LOCK_ORDER.indexOf(a.lock) - LOCK_ORDER.indexOf(b.lock);
