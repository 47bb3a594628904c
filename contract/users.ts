import { badge } from './badges.ts';
import { type CallSchemas, proof } from './call.ts';
import {
  instant,
  moderatedCan,
  opaque,
  pageQuery,
  paginated,
  queryBoolean,
  reservedNames,
  success,
  text,
} from './common.ts';
import {
  DEFAULT_ORDERING_TYPE,
  EMAIL_MAX,
  genders,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  type SocialKind,
  USERNAME_PATTERN,
  userOrderingTypes,
} from './constants/common.ts';
import { memberRoles } from './constants/roles.ts';
import * as z from './zod.ts';

/** A name in addresses: 3–20 of a–z, 0–9 and `_`, none of the reserved names. */
export const username = z
  .string()
  .regex(USERNAME_PATTERN)
  .refine((value) => !reservedNames.some((name) => name === value), 'reserved');

export const nickname = text(NICKNAME_MAX, NICKNAME_MIN);

/** Returns the shape that has the same field for each kind of a member's links. */
export const socialShape = <Field extends z.ZodType>(field: Field): Record<SocialKind, Field> => ({
  instagram: field,
  youtube: field,
  blog: field,
});
/** Handles or https addresses. */
export const social = z.object(socialShape(z.string()));

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

/** A member in detail. `showSkinType` is null to others. `may_suspend` is the caller's. */
const profile = user.extend({
  /** Ours, by which it is reported. */
  id: z.number().int().positive(),
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
  may_suspend: z.boolean(),
  created_at: instant,
  badges: z.array(badge),
  /** Whether a moderator has taken down what the member wrote of themselves; null to all but both. */
  hidden: z.boolean().nullable(),
  /** Null for a visitor. */
  can: moderatedCan.nullable(),
});
export type Profile = z.infer<typeof profile>;

/** `hot` orders by the latest activity, `best` by followers. `skin_type` (ours) keeps those who show that type. */
const usersQuery = pageQuery.extend({
  is_partner: queryBoolean.optional(),
  skin_type: text(4, 0).optional(),
  ordering_type: z.enum(userOrderingTypes).default(DEFAULT_ORDERING_TYPE),
});
export type UsersQuery = z.input<typeof usersQuery>;
export type FollowsQuery = z.input<typeof pageQuery>;

/** The reason for a recommendation: the most specific one. */
const recommendationReasons = ['skin_type', 'forums', 'friends', 'popular'] as const;
export const recommendation = userSummary.extend({ reason: z.enum(recommendationReasons) });
export type Recommendation = z.infer<typeof recommendation>;

/** A rejection has `success: false` and the reason. */
const followAnswer = z.object({
  success: z.boolean(),
  followed: z.boolean(),
  follower_count: z.number().int().min(0),
  reason: z.string().optional(),
});
export type FollowAnswer = z.infer<typeof followAnswer>;

/**
 * The outcome of a form. A rule that is broken answers `success: false` with the reason and the field that it is
 * about; `reason` is `''` on success. `user` is the member after the call.
 */
const profileAnswer = z.object({
  success: z.boolean(),
  user,
  reason: z.string(),
  field: z.string().optional(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** The input of a form before validation: any text. */
const typed = text(1000, 0);

/** All that the site stores of a member: the profile, and the rows of each table. */
export const memberData = z
  .object({ profile: z.looseObject({ username: z.string() }) })
  .catchall(z.array(z.looseObject({})));

export const deliveryBody = z.strictObject({
  name: typed,
  phone: typed,
  zipcode: typed,
  address: typed,
  detailAddress: typed,
  deliveryMessage: typed,
  agreed: z.boolean(),
});

const byName = z.object({ username: z.string() });

export const userSchemas = {
  getUsers: {
    summary: 'Members, in one of three orders',
    query: usersQuery,
    response: paginated(userSummary),
  },
  /** A visitor gets popular ones. */
  getRecommendation: {
    summary: 'Recommended members to follow, with the reason',
    query: pageQuery,
    response: paginated(recommendation),
  },
  getUser: {
    summary: 'A member; private fields for the member alone',
    params: byName,
    response: profile,
  },
  followUser: {
    summary: 'Follow or unfollow a member',
    params: byName,
    response: followAnswer,
  },
  /** The latest first. */
  getFollowers: {
    summary: 'Followers of a member',
    params: byName,
    query: pageQuery,
    response: paginated(userSummary),
  },
  /** The latest first. */
  getFollowings: {
    summary: 'Members whom a member follows',
    params: byName,
    query: pageQuery,
    response: paginated(userSummary),
  },
} satisfies CallSchemas;

/** Of the member whom the address names. @throws 409 `not_self`, `email_unverified` of what others see */
export const profileSchemas = {
  changeNickname: {
    summary: 'Change one’s nickname',
    params: byName,
    body: z.strictObject({ nickname: typed }),
    response: profileAnswer,
  },
  changeIntroduction: {
    summary: 'Change what one says of oneself',
    params: byName,
    body: z.strictObject({ introduction: typed }),
    response: profileAnswer,
  },
  changeSocial: {
    summary: 'Change where else one is found',
    params: byName,
    body: z.strictObject(socialShape(typed)),
    response: profileAnswer,
  },
  /** `agreed` to the text about personal data; needed to give any, not to clear it. */
  changeAccount: {
    summary: 'Change one’s own private details',
    params: byName,
    body: z.strictObject({
      phone: typed,
      birthYear: z.number().int().nullable(),
      gender: z.enum(genders),
      agreed: z.boolean(),
    }),
    response: profileAnswer,
  },
  changeDelivery: {
    summary: 'Change where prizes are sent',
    params: byName,
    body: deliveryBody,
    response: profileAnswer,
  },
  /** Ours. */
  changePrivacy: {
    summary: 'Show one’s skin type to others, or not',
    params: byName,
    body: z.strictObject({ showSkinType: z.boolean() }),
    response: profileAnswer,
  },
  changeAvatar: {
    summary: 'Change the profile picture: JPEG, PNG or WebP of up to 15 MB and 40 megapixels',
    params: byName,
    form: { avatar: 'file' },
    response: profileAnswer,
  },
} satisfies CallSchemas;

/** Ours. */
export const leaveSchemas = {
  /**
   * By the password, or for a member without one by their own username. `until` is the last day, in Korea, on which the
   * account can be restored, `reason` why the member has not left.
   */
  leaveSite: {
    summary: 'Leave; signing in within 30 days undoes it, then personal data is erased',
    params: byName,
    body: z.strictObject({
      password: z.string().max(PASSWORD_MAX).optional(),
      confirmation: z.string().max(EMAIL_MAX).optional(),
    }),
    response: z.object({
      success: z.boolean(),
      until: z.iso.date().nullable(),
      reason: z.string().optional(),
    }),
  },
  /** By the key that the rejection of a suspended member's sign-in has. */
  leaveSuspended: {
    summary: 'Leave while suspended, within ten minutes of a sign-in',
    body: z.strictObject({ key: opaque(200) }),
    response: success.extend({ until: z.iso.date() }),
    errors: [409],
    rule: proof,
  },
  getUserData: {
    summary: 'All data of the member, as one JSON file',
    params: byName,
    response: memberData,
    errors: [409],
  },
} satisfies CallSchemas;
