import { z } from 'zod';
import { reservedNames, text } from './common.ts';
import { NICKNAME_MAX, NICKNAME_MIN, USERNAME_PATTERN } from './constants.ts';

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

/** All optional, shown to the member alone. */
export const account = z.object({
  phone: z.string(),
  birthYear: z.number().int().nullable(),
  gender: z.string(),
});

/** Where a prize goes; shown to the member alone. */
export const delivery = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  address: z.string(),
  detailAddress: z.string(),
  deliveryMessage: z.string(),
});

/** Who wrote something: as much of a member as a list needs. */
export const author = z.object({
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  is_partner: z.boolean(),
  is_manager: z.boolean(),
});
export type Author = z.infer<typeof author>;

/** A member. To others `email`, `account` and `delivery` are null. */
export const user = author.extend({
  introduction: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  social,
  account: account.nullable(),
  delivery: delivery.nullable(),
});
export type User = z.infer<typeof user>;
