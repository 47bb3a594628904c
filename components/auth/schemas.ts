import { email, passwordSchemas, verificationSchemas } from '@/contract/auth';
import { ownPassword } from '@/contract/common';
import { USERNAME_PATTERN } from '@/contract/constants/common';
import { signInSchemas } from '@/contract/signIn';
import * as z from '@/contract/zod';

// The schemas of the forms that a page of this area begins with, which load them with the form's first use.

const { password, nickname, agreements } = signInSchemas.register.body.shape;
export const signUpForm = z.object({
  // The provider says that a name is taken, as reserved ones are too.
  username: z.string().regex(USERNAME_PATTERN),
  ...{ email, password, nickname },
  ...agreements.shape,
});
export const signInForm = signInSchemas.login.body;
export const codeForm = signInSchemas.loginByCode.body.pick({ otp: true });
export const mailedLinkForm = z.object({ email });
export const verifyForm = z.object({ password: ownPassword });
export const resetRequestForm = passwordSchemas.resetPassword.body;
export const resetConfirmForm = passwordSchemas.confirmPasswordReset.body.pick({ new_password: true });
export const resendForm = verificationSchemas.resendEmail.body;
