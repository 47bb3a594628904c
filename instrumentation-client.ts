import { reportWhenIdle } from './lib/browser/earlyErrors.ts';
import { leaveOverlayEntries } from './lib/browser/overlayEntries.ts';
import { restrictDomSinks } from './lib/browser/trustedTypes.ts';
import { publicEnv } from './lib/env.public.ts';

// Runs before the page. Error reporting is loaded only after the page is rendered.
if (publicEnv.sentryDsn) reportWhenIdle(() => import('./lib/browser/sentry.ts'));

restrictDomSinks();
leaveOverlayEntries();
