import { router } from '../../platform/http/context.ts';
import { authenticateRoutes } from './authenticateRoutes.ts';
import { emailLinkRoutes } from './emailLinkRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';

/** The routes of sign-up, sign-in, sign-out and verification. */
export const authRoutes = router();
for (const part of [registrationRoutes, sessionRoutes, authenticateRoutes, passwordRoutes, emailLinkRoutes]) {
  authRoutes.route('/', part);
}
