import type {
  deviceSchemas,
  emailChangeSchemas,
  linkSchemas,
  nonceSchemas,
  passwordSchemas,
  verificationSchemas,
} from './auth.ts';
import { declareCalls } from './call.ts';

export const verificationCalls = declareCalls<typeof verificationSchemas>()({
  verifyEmail: ['POST', '/auth/registration/verify-email/', 'public'],
  resendEmail: ['POST', '/auth/registration/resend-email/', 'public'],
});

export const nonceCalls = declareCalls<typeof nonceSchemas>()({
  getNonce: ['GET', '/users/nonce/', 'member'],
});

export const passwordCalls = declareCalls<typeof passwordSchemas>()({
  changePassword: ['POST', '/auth/password/change/', 'member'],
  resetPassword: ['POST', '/auth/password/reset/', 'public'],
  confirmPasswordReset: ['POST', '/auth/password/reset/confirm/', 'public'],
});

export const emailChangeCalls = declareCalls<typeof emailChangeSchemas>()({
  getEmailChange: ['GET', '/auth/email-change/', 'member'],
  changeEmail: ['POST', '/auth/email-change/', 'member'],
  resendEmailChange: ['POST', '/auth/email-change/resend/', 'member'],
  cancelEmailChange: ['DELETE', '/auth/email-change/', 'member'],
  undoEmailChange: ['POST', '/auth/email-change/undo/', 'public'],
});

export const deviceCalls = declareCalls<typeof deviceSchemas>()({
  getSessions: ['GET', '/auth/sessions/', 'member'],
  endSession: ['DELETE', '/auth/sessions/{id}/', 'member'],
  endOtherSessions: ['DELETE', '/auth/sessions/', 'member'],
});

export const linkCalls = declareCalls<typeof linkSchemas>()({
  getLinks: ['GET', '/auth/links/', 'member'],
  beginLink: ['POST', '/auth/links/', 'member'],
  unlink: ['DELETE', '/auth/links/{provider}/', 'member'],
});
