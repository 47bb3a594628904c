import { reportWhenIdle } from './lib/earlyErrors.ts';
import { publicEnv } from './lib/env.public.ts';
import { restrictDomSinks } from './lib/trustedTypes.ts';

// Runs before the page does. Error reports cost a visitor nothing until the page stands.
if (publicEnv.sentryDsn) reportWhenIdle(() => import('./lib/sentry.ts'));

restrictDomSinks();
