import type { TFunction } from 'i18next';
import { NICKNAME_MAX, NICKNAME_MIN, USERNAME_PATTERN } from '@/contract/constants/common';
import { z } from '@/lib/formSchema';
import { emailField, newPasswordField } from './fields';

export const boxNames = ['terms', 'age', 'marketing'] as const;
export type BoxName = (typeof boxNames)[number];

/** Builds the schema that checks the sign-up form before it is sent; the server validates again. */
export function signUpForm(t: TFunction<'auth'>) {
  const agreed = z.boolean().check(z.refine((value) => value, t('signUp.required')));
  const nickname = t('signUp.nicknameInvalid');
  return z.object({
    username: z.string().check(z.regex(USERNAME_PATTERN, t('signUp.usernameInvalid'))),
    email: emailField(t),
    password: newPasswordField(t),
    nickname: z.string().check(z.typed(), z.atLeast(NICKNAME_MIN, nickname), z.atMost(NICKNAME_MAX, nickname)),
    terms: agreed,
    age: agreed,
    marketing: z.boolean(),
  });
}
export type SignUpValues = z.infer<ReturnType<typeof signUpForm>>;
export type FieldName = Exclude<keyof SignUpValues, BoxName>;

export const emptySignUp: SignUpValues = {
  username: '',
  email: '',
  password: '',
  nickname: '',
  terms: false,
  age: false,
  marketing: false,
};
