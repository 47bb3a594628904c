import type { TFunction } from 'i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/contract/constants/common';
import { isEmailAddress } from '@/lib/emailAddress';
import { z } from '@/lib/formSchema';

/** The fields that several forms of this area have, with their messages; the server decides. */

export const emailField = (t: TFunction<'auth'>) =>
  z.string().check(z.trim(), z.refine(isEmailAddress, t('signUp.emailInvalid')));

/** A password that somebody chooses. */
export function newPasswordField(t: TFunction<'auth'>) {
  const message = t('signUp.passwordInvalid');
  return z.string().check(z.minLength(PASSWORD_MIN, message), z.maxLength(PASSWORD_MAX, message));
}

/** The password that somebody has. */
export const passwordField = (t: TFunction<'auth'>) => z.string().check(z.minLength(1, t('missing.password')));
