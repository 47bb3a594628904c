import type { z } from 'zod';
import type { InputOf } from '../../../contract/call.ts';
import {
  DELIVERY_MAX,
  INTRODUCTION_MAX,
  NICKNAME_MAX,
  NICKNAME_MIN,
  SOCIAL_MAX,
} from '../../../contract/constants/common.ts';
import { koreanPhoneOf, zipcodeOf } from '../../../contract/details.ts';
import { composeText, fits } from '../../../contract/typedText.ts';
import type { profileCalls } from '../../../contract/users.calls.ts';
import type { account, delivery, deliveryBody, social } from '../../../contract/users.ts';
import type { texts } from '../../locales/texts.ts';
import { hasInvisible, looksOfficial } from './names.ts';

/** The reason for rejecting a member's own setting. */
export type UserReason = keyof typeof texts.ko.members;

/** The columns to store of a form, or the wrong field and why. */
export type Checked<T> = { value: T } | { field: string; why: UserReason };

/**
 * Checks a nickname, at every way in: sign-up, social sign-in, change, command line. Only a manager's may
 * look like the site or its staff.
 */
export function checkNickname(given: string, mayLookOfficial: boolean): Checked<string> {
  const value = composeText(given.replace(/\s+/g, ' '));
  const field = 'nickname';
  if (fits(value, NICKNAME_MIN - 1) || !fits(value, NICKNAME_MAX)) {
    return { field, why: 'nicknameLength' };
  }
  if (hasInvisible(value) || !/[\p{L}\p{N}]/u.test(value)) {
    return { field, why: 'nicknameLetters' };
  }
  if (!mayLookOfficial && looksOfficial(value)) {
    return { field, why: 'nicknameReserved' };
  }
  return { value };
}

/** Checks that a member's username cannot be taken for the site's own. */
export const checkUsername = (value: string): Checked<string> =>
  looksOfficial(value) ? { field: 'username', why: 'usernameReserved' } : { value };

export const checkIntroduction = (value: string): Checked<string> =>
  fits(value, INTRODUCTION_MAX) ? { value } : { field: 'introduction', why: 'introductionLength' };

function isAddress(value: string): boolean {
  if (value.length > SOCIAL_MAX || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
}

export function checkSocial(body: InputOf<typeof profileCalls.changeSocial>['body']): Checked<z.infer<typeof social>> {
  const value = { ...body };
  for (const field of ['instagram', 'youtube'] as const) {
    if (isAddress(body[field])) continue;
    const handle = body[field].replace(/^@/, '');
    if (handle !== '' && !/^[\p{L}\p{N}._-]{1,60}$/u.test(handle)) return { field, why: 'handle' };
    value[field] = handle;
  }
  if (body.blog !== '' && !isAddress(body.blog)) return { field: 'blog', why: 'address' };
  return { value };
}

const YOUNGEST = 14;
const OLDEST = 120;

/** Checks a member's private data; the value is null when every field was cleared. */
export function checkAccount(
  { phone: given, birthYear, gender }: InputOf<typeof profileCalls.changeAccount>['body'],
  thisYear: number,
): Checked<z.infer<typeof account> | null> {
  const phone = given === '' ? '' : koreanPhoneOf(given);
  if (phone === undefined) return { field: 'phone', why: 'phone' };
  if (birthYear !== null && (birthYear > thisYear - YOUNGEST || birthYear < thisYear - OLDEST)) {
    return { field: 'birthYear', why: 'birthYear' };
  }
  const isEmpty = phone === '' && birthYear === null && gender === '';
  return { value: isEmpty ? null : { phone, birthYear, gender } };
}

/** Checks a delivery address; the value is null when every field was cleared. */
export function checkDelivery({
  agreed: _,
  ...body
}: z.output<typeof deliveryBody>): Checked<z.infer<typeof delivery> | null> {
  if (Object.values(body).every((value) => value === '')) return { value: null };
  for (const field of ['name', 'phone', 'zipcode', 'address'] as const) {
    if (body[field] === '') return { field, why: 'needed' };
  }
  for (const [field, max] of Object.entries(DELIVERY_MAX)) {
    // lookup-allowed: the fields are those of DELIVERY_MAX, a constant of the code
    if (!fits(body[field as keyof typeof body], max)) return { field, why: 'tooLong' };
  }
  const phone = koreanPhoneOf(body.phone);
  if (phone === undefined) return { field: 'phone', why: 'phone' };
  const zipcode = zipcodeOf(body.zipcode);
  if (zipcode === undefined) return { field: 'zipcode', why: 'zipcode' };
  return { value: { ...body, phone, zipcode } };
}
