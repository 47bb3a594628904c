import type { TFunction } from 'i18next';
import {
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_PATTERN,
} from '@/contract/constants';
import { z } from '@/lib/formSchema';

export const fieldNames = ['username', 'email', 'password', 'nickname'] as const;
export type FieldName = (typeof fieldNames)[number];
export const boxNames = ['terms', 'age', 'marketing'] as const;
export type BoxName = (typeof boxNames)[number];

/** What the form can tell of a new account before it is sent; the server decides. */
export function signUpForm(t: TFunction<'auth'>) {
  const agreed = z.boolean().check(z.refine((value) => value, t('signUp.required')));
  const password = t('signUp.passwordInvalid');
  const nickname = t('signUp.nicknameInvalid');
  return z.object({
    username: z.string().check(z.regex(USERNAME_PATTERN, t('signUp.usernameInvalid'))),
    email: z
      .string()
      .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('signUp.emailInvalid'))),
    password: z
      .string()
      .check(z.minLength(PASSWORD_MIN, password), z.maxLength(PASSWORD_MAX, password)),
    nickname: z
      .string()
      .check(z.trim(), z.minLength(NICKNAME_MIN, nickname), z.maxLength(NICKNAME_MAX, nickname)),
    terms: agreed,
    age: agreed,
    marketing: z.boolean(),
  });
}
export type SignUpValues = z.infer<ReturnType<typeof signUpForm>>;

export const emptySignUp: SignUpValues = {
  username: '',
  email: '',
  password: '',
  nickname: '',
  terms: false,
  age: false,
  marketing: false,
};
