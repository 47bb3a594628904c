import { defineArea } from '../../domain/areas/area.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { emailChangeRoutes } from './emailChangeRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { signInRoutes } from './routes.ts';
import { nonceRoutes } from './sessionRoutes.ts';
import { twoStepRoutes } from './twoStepRoutes.ts';

/** Sign-up, sign-in, sign-out and verification. */
export const authArea = defineArea({
  routes: [
    signInRoutes,
    registrationRoutes,
    nonceRoutes,
    passwordRoutes,
    emailChangeRoutes,
    deviceRoutes,
    linkRoutes,
    twoStepRoutes,
    passkeyRoutes,
  ],
});
