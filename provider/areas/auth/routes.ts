import { signInCalls } from '../../../contract/signIn.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { authenticate } from './authenticate.ts';
import { reportEmailLink, saveEmailLink, spendEmailLink } from './emailLink.ts';
import { linkSocial } from './linkRoutes.ts';
import { loginByPasskey } from './passkeyRoutes.ts';
import { register } from './registrationRoutes.ts';
import { login, logout } from './sessionRoutes.ts';
import { loginByCode } from './twoStepRoutes.ts';

/** The calls that the web's server makes, by which sessions begin and end. */
export const signInRoutes = mount(signInCalls, {
  register,
  login,
  loginByCode,
  loginByPasskey,
  authenticate,
  logout,
  linkSocial,
  saveEmailLink,
  reportEmailLink,
  spendEmailLink,
});
