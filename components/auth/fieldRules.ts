import {
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_PATTERN,
} from '@/contract/constants';

const within = (value: string, min: number, max: number) =>
  value.length >= min && value.length <= max;

/** What a form can tell before it is sent; the server decides. */
export const fieldRules = {
  username: (value: string) => USERNAME_PATTERN.test(value),
  email: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()),
  password: (value: string) => within(value, PASSWORD_MIN, PASSWORD_MAX),
  nickname: (value: string) => within(value.trim(), NICKNAME_MIN, NICKNAME_MAX),
};
export type FieldName = keyof typeof fieldRules;
export const fieldNames = ['username', 'email', 'password', 'nickname'] as const;
