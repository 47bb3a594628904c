/** Bounds of what new members may not do yet: the days in which a member is new, and what one may write in a day. */
export const NEW_MEMBER_DAYS_MAX = 30;
export const NEW_MEMBER_POSTS_MAX = 50;
export const NEW_MEMBER_COMMENTS_MAX = 200;

/**
 * How many reports collapse content until an operator sets another number, and its bounds. The reporters must have
 * joined on as many different days as the least, which fewer members cannot.
 */
export const REPORTERS_DEFAULT = 5;
export const REPORTERS_MIN = 3;
export const REPORTERS_MAX = 50;

/** The numbers of calls of one member in a minute that operators set, in the order of their form. */
export const callLimitNames = ['writes_a_minute', 'uploads_a_minute'] as const;
export type CallLimit = (typeof callLimitNames)[number];

/**
 * Bounds of the calls of one member in a minute that operators set. The least lets a member write a topic with its ten
 * pictures, and an operator undo a slip of the hand.
 */
export const callLimitBounds: Readonly<Record<CallLimit, { min: number; max: number }>> = {
  writes_a_minute: { min: 30, max: 600 },
  uploads_a_minute: { min: 10, max: 100 },
};

/** The numbers of what members earn that operators set, in the order of their form. */
export const earningFields = [
  'welcome_point',
  'welcome_xp',
  'welcome_heart',
  'written_point',
  'written_xp',
  'writes_a_day',
  'comment_point',
  'comment_xp',
  'comments_a_day',
  'liked_xp',
  'skin_test_point',
  'skin_test_xp',
  'hearts_a_day',
] as const;
export type EarningField = (typeof earningFields)[number];
export type EarningNumbers = Record<EarningField, number>;

/**
 * What members earn until an operator changes it, which is the specification's: for verifying the address, for a topic
 * or post, for a comment, for a like received, for the first whole skin test. `…_a_day` are the most topics and posts
 * together, and the most comments, that earn something on one day, and what hearts are refilled to.
 */
export const earningDefaults: Readonly<EarningNumbers> = {
  welcome_point: 500,
  welcome_xp: 50,
  welcome_heart: 5,
  written_point: 10,
  written_xp: 10,
  writes_a_day: 5,
  comment_point: 0,
  comment_xp: 2,
  comments_a_day: 20,
  liked_xp: 1,
  skin_test_point: 100,
  skin_test_xp: 20,
  hearts_a_day: 5,
};

/** The most that each may be set to: a slip of the hand gives away no fortune, for points are worth money. */
export const earningMax: Readonly<EarningNumbers> = {
  welcome_point: 10_000,
  welcome_xp: 10_000,
  welcome_heart: 100,
  written_point: 1000,
  written_xp: 1000,
  writes_a_day: 100,
  comment_point: 1000,
  comment_xp: 1000,
  comments_a_day: 500,
  liked_xp: 1000,
  skin_test_point: 10_000,
  skin_test_xp: 10_000,
  hearts_a_day: 100,
};
/** The least of each: 0, which earns nothing. Hearts are refilled from the first that a member got, the gift's, on. */
export const earningMin = (name: EarningField): number => (name === 'welcome_heart' ? 1 : 0);

/** The most that a badge may ask for: of topics, likes, days and so on. */
export const BADGE_THRESHOLD_MAX = 100_000;
