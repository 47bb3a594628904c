import type { TFunction } from 'i18next';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/contract/constants';
import { z } from '@/lib/formSchema';

/** The fields that several forms of this area have, with their messages; the server decides. */

export const emailField = (t: TFunction<'auth'>) =>
  z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t('signUp.emailInvalid')));

/** A password that somebody chooses. */
export function newPasswordField(t: TFunction<'auth'>) {
  const words = t('signUp.passwordInvalid');
  return z.string().check(z.minLength(PASSWORD_MIN, words), z.maxLength(PASSWORD_MAX, words));
}

/** The password that somebody has. */
export const passwordField = (t: TFunction<'auth'>) =>
  z.string().check(z.minLength(1, t('missing.password')));
