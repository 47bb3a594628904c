import { reportWhenIdle } from './lib/browser/earlyErrors.ts';
import { loadSentry } from './lib/browser/loadSentry.ts';
import { leaveOverlayEntries, watchHistory } from './lib/browser/overlayEntries.ts';
import { restrictDomSinks } from './lib/browser/trustedTypes.ts';

// Runs before the page. Error reporting is loaded only after the page is rendered.
if (loadSentry) reportWhenIdle(loadSentry);

restrictDomSinks();
leaveOverlayEntries();
watchHistory();
