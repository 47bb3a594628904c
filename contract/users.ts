import { z } from 'zod';
import { badge } from './badges.ts';
import { instant, pageQuery, paginated, queryBoolean, reservedNames, text } from './common.ts';
import {
  DEFAULT_ORDERING_TYPE,
  EMAIL_MAX,
  genders,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  USERNAME_PATTERN,
  userOrderingTypes,
} from './constants/common.ts';
import { memberRoles } from './constants/roles.ts';

/** A name in addresses: 3–20 of a–z, 0–9 and `_`, none of the reserved names. */
export const username = z
  .string()
  .regex(USERNAME_PATTERN)
  .refine((value) => !reservedNames.some((name) => name === value), 'reserved');

export const nickname = text(NICKNAME_MAX, NICKNAME_MIN);

/** Handles or https addresses. */
export const social = z.object({
  instagram: z.string(),
  youtube: z.string(),
  blog: z.string(),
});

/** All optional, shown to the member only. */
export const account = z.object({
  phone: z.string(),
  birthYear: z.number().int().nullable(),
  gender: z.string(),
});

/** The delivery address of prizes; shown to the member only. */
export const delivery = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  address: z.string(),
  detailAddress: z.string(),
  deliveryMessage: z.string(),
});

/**
 * The author of content: the fields of a member that a list needs. For a leaver `username` is '' and the
 * nickname is a text for departed members.
 */
export const author = z.object({
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  is_partner: z.boolean(),
  is_manager: z.boolean(),
});
export type Author = z.infer<typeof author>;

/** A member. To others `role`, `email`, `account` and `delivery` are null. */
export const user = author.extend({
  /** Ours; what it may do is in constants/roles.ts. */
  role: z.enum(memberRoles).nullable(),
  introduction: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  social,
  account: account.nullable(),
  delivery: delivery.nullable(),
});
export type User = z.infer<typeof user>;

/** A member in a list. `skin_type` is null unless they show it; `followed` is the calling member's. */
const userSummary = author.extend({
  introduction: z.string(),
  follower_count: z.number().int().min(0),
  skin_type: z.string().nullable(),
  followed: z.boolean(),
});
export type UserSummary = z.infer<typeof userSummary>;

/** GET users/{username}/: a member in detail. `showSkinType` is null to others. */
export const profile = user.extend({
  skin_type: z.string().nullable(),
  showSkinType: z.boolean().nullable(),
  /** Whether the member signs in by a password; null to others. */
  has_password: z.boolean().nullable(),
  follower_count: z.number().int().min(0),
  following_count: z.number().int().min(0),
  topic_count: z.number().int().min(0),
  post_count: z.number().int().min(0),
  comment_count: z.number().int().min(0),
  like_count: z.number().int().min(0),
  followed: z.boolean(),
  created_at: instant,
  badges: z.array(badge),
});
export type Profile = z.infer<typeof profile>;

/**
 * GET users/: active members; `hot` orders by the latest activity, `best` by followers. `skin_type` (ours)
 * keeps those who show that type.
 */
export const usersQuery = pageQuery.extend({
  is_partner: queryBoolean.optional(),
  skin_type: text(4, 0).optional(),
  ordering_type: z.enum(userOrderingTypes).default(DEFAULT_ORDERING_TYPE),
});
export type UsersQuery = z.input<typeof usersQuery>;
export const usersAnswer = paginated(userSummary);

/** GET users/{username}/followers/ and …/followings/: the latest first. */
export const followsQuery = pageQuery;
export type FollowsQuery = z.input<typeof followsQuery>;

/** The reason for a recommendation: the most specific one. */
const recommendationReasons = ['skin_type', 'forums', 'friends', 'popular'] as const;
export const recommendation = userSummary.extend({ reason: z.enum(recommendationReasons) });
export type Recommendation = z.infer<typeof recommendation>;
/** GET users/recommendation/: members to follow; a visitor gets popular ones. */
export const recommendationQuery = pageQuery;
export const recommendationAnswer = paginated(recommendation);

/** POST users/{username}/follow/: a toggle. A rejection has `success: false` and the reason. */
export const followAnswer = z.object({
  success: z.boolean(),
  followed: z.boolean(),
  follower_count: z.number().int().min(0),
  reason: z.string().optional(),
});
export type FollowAnswer = z.infer<typeof followAnswer>;

/**
 * PUT users/{username}/…/: the outcome. A rule that is broken answers `success: false` with the reason and
 * the field that it is about; `reason` is `''` on success. `user` is the member after the call.
 */
export const profileAnswer = z.object({
  success: z.boolean(),
  user,
  reason: z.string(),
  field: z.string().optional(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** The input of a form before validation: any text. */
const typed = text(1000, 0);

export const nicknameBody = z.strictObject({ nickname: typed });
export const introductionBody = z.strictObject({ introduction: typed });
export const socialBody = z.strictObject({ instagram: typed, youtube: typed, blog: typed });
/** `agreed` to the text about personal data; needed to give any, not to clear it. */
export const accountBody = z.strictObject({
  phone: typed,
  birthYear: z.number().int().nullable(),
  gender: z.enum(genders),
  agreed: z.boolean(),
});
export const deliveryBody = z.strictObject({
  name: typed,
  phone: typed,
  zipcode: typed,
  address: typed,
  detailAddress: typed,
  deliveryMessage: typed,
  agreed: z.boolean(),
});
/** PUT users/{username}/privacy/ (ours) */
export const privacyBody = z.strictObject({ showSkinType: z.boolean() });
export type SocialBody = z.input<typeof socialBody>;
export type AccountBody = z.input<typeof accountBody>;
export type DeliveryBody = z.input<typeof deliveryBody>;

/**
 * POST users/{username}/leave/ (ours): the password, or for a member without one their own username.
 */
export const leaveBody = z.strictObject({
  password: z.string().max(PASSWORD_MAX).optional(),
  confirmation: z.string().max(EMAIL_MAX).optional(),
});
export type LeaveBody = z.input<typeof leaveBody>;
/** Until when the account can be restored, or the reason why the member has not left. */
export const leaveAnswer = z.object({
  success: z.boolean(),
  until: instant.nullable(),
  reason: z.string().optional(),
});
export type LeaveAnswer = z.infer<typeof leaveAnswer>;

/** GET users/{username}/data/ (ours): all that is the member's, a part a table. */
export const userData = z.record(z.string(), z.unknown());
