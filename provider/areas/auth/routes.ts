import { router } from '../../platform/http/context.ts';
import { authenticateRoutes } from './authenticateRoutes.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { emailChangeRoutes } from './emailChangeRoutes.ts';
import { emailLinkRoutes } from './emailLinkRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { twoStepRoutes } from './twoStepRoutes.ts';

/** The routes of sign-up, sign-in, sign-out and verification. */
export const authRoutes = router();
for (const part of [
  registrationRoutes,
  sessionRoutes,
  authenticateRoutes,
  passwordRoutes,
  emailLinkRoutes,
  emailChangeRoutes,
  deviceRoutes,
  linkRoutes,
  twoStepRoutes,
  passkeyRoutes,
]) {
  authRoutes.route('/', part);
}
