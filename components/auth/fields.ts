import type { TFunction } from 'i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/contract/constants/common';
import { emailAddressOf } from '@/contract/emailAddress';
import { z } from '@/lib/formSchema';

/** Builds the schema of an e-mail field; the server validates again. */
export const emailField = (t: TFunction<'auth'>) =>
  z.string().check(z.refine((typed) => emailAddressOf(typed) !== undefined, t('signUp.emailInvalid')));

/** Builds the schema of a new password. */
export function newPasswordField(t: TFunction<'auth'>) {
  const message = t('signUp.passwordInvalid');
  return z.string().check(z.minLength(PASSWORD_MIN, message), z.maxLength(PASSWORD_MAX, message));
}

/** Builds the schema of an existing password. */
export const passwordField = (t: TFunction<'auth'>) => z.string().check(z.minLength(1, t('missing.password')));
