import { signInCalls } from '../../../contract/signIn.calls.ts';
import { signInSchemas } from '../../../contract/signIn.ts';
import { mount } from '../../domain/identity/mount.ts';
import { router } from '../../platform/http/context.ts';
import { authenticate } from './authenticate.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { emailChangeRoutes } from './emailChangeRoutes.ts';
import { saveEmailLink, spendEmailLink } from './emailLink.ts';
import { linkRoutes, linkSocial } from './linkRoutes.ts';
import { loginByPasskey, passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { register, registrationRoutes } from './registrationRoutes.ts';
import { login, logout, nonceRoutes } from './sessionRoutes.ts';
import { loginByCode, twoStepRoutes } from './twoStepRoutes.ts';

/** The calls that the web's server makes, by which sessions begin and end. */
const signInRoutes = mount(signInCalls, signInSchemas, {
  register,
  login,
  loginByCode,
  loginByPasskey,
  authenticate,
  logout,
  linkSocial,
  saveEmailLink,
  spendEmailLink,
});

/** The routes of sign-up, sign-in, sign-out and verification. */
export const authRoutes = router();
for (const part of [
  signInRoutes,
  registrationRoutes,
  nonceRoutes,
  passwordRoutes,
  emailChangeRoutes,
  deviceRoutes,
  linkRoutes,
  twoStepRoutes,
  passkeyRoutes,
]) {
  authRoutes.route('/', part);
}
