/** The roles of members who run the site, and what each may do. */

/** The roles of the console; every other member is a `member`. */
export const roles = ['owner', 'manager', 'editor', 'moderator', 'support'] as const;
export type Role = (typeof roles)[number];

/** The values of `users.role`. */
export const memberRoles = ['member', ...roles] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Returns whether a member has a role in the console. */
export const hasRole = (role: MemberRole | null | undefined): role is Role => roles.some((it) => it === role);

/** Each right of the console with the roles that have it: the one table that policies and screens use. */
const holders = {
  work: roles,
  statistics: ['owner', 'manager', 'editor'],
  content: ['owner', 'manager', 'editor'],
  campaigns: ['owner', 'manager', 'editor'],
  members: ['owner', 'manager', 'support'],
  ledger: ['owner', 'manager'],
  moderation: ['owner', 'manager', 'moderator'],
  site_moderation: ['owner', 'manager', 'moderator'],
  support: ['owner', 'manager', 'support'],
  announcements: ['owner', 'manager', 'editor'],
  settings: ['owner', 'manager'],
  roles: ['owner'],
  audit: ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof holders;

export const rights = Object.keys(holders) as Right[];

/**
 * Returns the rights of a role; a member without one has none. A moderator of some forums has no right over members and
 * words of the whole site.
 */
export const rightsOf = (role: MemberRole, ofForums = false): Right[] =>
  rights.filter(
    (right) => !(ofForums && right === 'site_moderation') && holders[right].some((holder) => holder === role),
  );

/** Returns whether a role sees and changes all content: the specification's `is_manager`. */
export const seesEverything = (role: MemberRole): boolean => role === 'owner' || role === 'manager';

/** What an operator may do about a member. */
export const memberActions = [
  'end_sessions',
  'award_badge',
  'correct',
  'export',
  'close',
  'change_role',
  'suspend',
] as const;
export type MemberAction = (typeof memberActions)[number];

/** The states of a member. */
export const memberStates = ['active', 'suspended', 'hidden', 'left'] as const;
export type MemberState = (typeof memberStates)[number];

/** The most that one correction of a ledger adds or takes. */
export const CORRECTION_MAX = 1_000_000;
