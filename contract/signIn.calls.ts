import { declareCalls } from './call.ts';
import type { signInSchemas } from './signIn.ts';

export const signInCalls = declareCalls<typeof signInSchemas>()({
  register: ['POST', '/auth/registration/', 'public'],
  login: ['POST', '/auth/login/', 'public'],
  loginByCode: ['POST', '/auth/login/code/', 'public'],
  loginByPasskey: ['POST', '/auth/login/passkey/', 'public'],
  authenticate: ['POST', '/users/authenticate/', 'public'],
  logout: ['POST', '/auth/logout/', 'public'],
  linkSocial: ['POST', '/auth/links/confirm/', 'member'],
  saveEmailLink: ['POST', '/auth/email-link/', 'public'],
  reportEmailLink: ['POST', '/auth/email-link/report/', 'public'],
  spendEmailLink: ['POST', '/auth/email-link/use/', 'public'],
});
