import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { memberRoles } from '../../../contract/constants/roles.ts';
import { browsers, signUpWays, systems } from '../../../contract/constants/signIn.ts';
import type { account, delivery, social } from '../../../contract/users.ts';
import { instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    username: text().notNull().unique(),
    /**
     * Lower case, '' when a social sign-in had none. Only a verified address is unique: otherwise a sign-up
     * would reveal registered addresses, or lock the owner of an address out.
     */
    email: text().notNull(),
    /** argon2id; null for a member with social sign-in only. */
    passwordHash: text('password_hash'),
    nickname: text().notNull(),
    introduction: text().notNull().default(''),
    avatar: text(),
    role: text({ enum: memberRoles }).notNull().default('member'),
    isPartner: boolean('is_partner').notNull().default(false),
    emailVerifiedAt: instant('email_verified_at'),
    suspendedUntil: instant('suspended_until'),
    suspendedReason: text('suspended_reason').notNull().default(''),
    social: jsonb().$type<z.infer<typeof social>>().notNull().default(sql`'{"instagram":"","youtube":"","blog":""}'`),
    account: jsonb().$type<z.infer<typeof account>>(),
    delivery: jsonb().$type<z.infer<typeof delivery>>(),
    /** Calls of a hidden or departed member are 404s; their content stays without their name. */
    status: text({ enum: ['active', 'hidden', 'left'] })
      .notNull()
      .default('active'),
    leftAt: instant('left_at'),
    /** When the member last changed what others read of them. */
    profileEditedAt: instant('profile_edited_at'),
    /** When the member last wrote, liked or followed, with a precision of ten minutes. */
    activeAt: instant('active_at').notNull().defaultNow(),
    /** The latest skin-type result, '' without one, and whether others may see it. */
    skinType: text('skin_type').notNull().default(''),
    showSkinType: boolean('show_skin_type').notNull().default(false),
    /** Updated by the follow call; the next four by triggers on the counted rows. */
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    topicCount: integer('topic_count').notNull().default(0),
    postCount: integer('post_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** Likes of others that all that the member has written has received, of which some may be deleted by now. */
    likeCount: integer('like_count').notNull().default(0),
    /** The version of the terms agreed to at sign-up, and when; marketing is optional. */
    termsVersion: text('terms_version').notNull(),
    termsAgreedAt: instant('terms_agreed_at').notNull(),
    marketingAgreedAt: instant('marketing_agreed_at'),
    /** How the member signed up, which stays when the account that they came with is unlinked or erased. */
    signedUpBy: text('signed_up_by', { enum: signUpWays }).notNull().default('email'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_verified_email').on(t.email).where(sql`${t.emailVerifiedAt} is not null`),
    index().on(t.email),
    // One index per order of the list of members, and one more each for partners only.
    index('users_hot').on(t.status, t.activeAt, t.id),
    index('users_new').on(t.status, t.createdAt, t.id),
    index('users_best').on(t.status, t.followerCount, t.id),
    index('users_partners_hot').on(t.status, t.activeAt, t.id).where(sql`is_partner`),
    index('users_partners_new').on(t.status, t.createdAt, t.id).where(sql`is_partner`),
    index('users_partners_best').on(t.status, t.followerCount, t.id).where(sql`is_partner`),
    index('users_skin').on(t.skinType, t.followerCount, t.id).where(sql`show_skin_type`),
    // For the console, whose list has members of every status.
    index('users_joined').on(t.createdAt, t.id),
    index('users_active').on(t.activeAt, t.id),
    // Those with a role, few among all.
    index('users_roles').on(t.role).where(sql`role <> 'member'`),
    index('users_left').on(t.leftAt).where(sql`left_at is not null`),
  ],
);

/** Returns the column of a member. */
export const memberId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id);

export type UserRow = typeof users.$inferSelect;

export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text().notNull(),
    account: text().notNull(),
    userId: memberId('user_id'),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.account] }), index().on(t.userId)],
);

/** A member's two-step sign-in by an authenticator app; being set up while `enabledAt` is null. */
export const twoSteps = pgTable('two_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with a key that only the provider has (auth/totp.ts). */
  secret: text().notNull(),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 of the recovery codes that are unused. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  enabledAt: instant('enabled_at'),
});

/** Passkeys by which members sign in: WebAuthn credentials with a public key each. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: memberId('user_id'),
    /** The authenticator's id of the credential and its COSE key, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The signatures that the authenticator has counted; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index().on(t.userId)],
);

/**
 * A family of refresh tokens. A token contains its family and its generation and is signed, so none is
 * stored: the latest is `generation`; the one before, and those in `grace`, are accepted with their own successor.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: memberId('user_id'),
    generation: integer().notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    /** Generations whose successor was used a moment ago, and until when (ms) they may be used again. */
    grace: jsonb().$type<{ generation: number; until: number }[]>().notNull().default([]),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The browser and system that signed in, '' where unknown: no more of the User-Agent is stored. */
    browser: text({ enum: ['', ...browsers] })
      .notNull()
      .default(''),
    system: text({ enum: ['', ...systems] })
      .notNull()
      .default(''),
  },
  (t) => [index().on(t.userId)],
);

/**
 * Single-use keys: mailed links, nonces, challenges of a sign-in. Only their SHA-256 is stored; using one deletes it, or
 * makes it `used` until it would have expired.
 */
export const singleUseTokens = pgTable(
  'single_use_tokens',
  {
    hash: text().primaryKey(),
    kind: text({
      enum: [
        'verify',
        'reset',
        'link',
        'nonce',
        'marketing',
        'email',
        'undo',
        'social',
        'two_step',
        'passkey',
        'passkey_new',
        'used',
      ],
    }).notNull(),
    userId: integer('user_id').references(() => users.id),
    email: text().notNull().default(''),
    /** The session that requested a nonce, which ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  // Erasing a member and ending a session delete their keys.
  (t) => [index().on(t.userId), index().on(t.sessionId)],
);

/** The first answer to a POST with an Idempotency-Key, stored for 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: memberId('user_id'),
    key: text().notNull(),
    /** SHA-256 of method, path and body: another request under the same key is rejected. */
    request: text().notNull(),
    /** Null only inside the transaction of the first call. */
    status: integer(),
    body: jsonb().$type<{ answer: unknown; link: string | null }>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
