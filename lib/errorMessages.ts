import { publicEnv } from './env.public.ts';

/**
 * The texts by which an error screen says that the team was notified, of the browser's and the server's
 * errors. A development server only logs.
 */
export const reportedByBrowser = publicEnv.development ? 'unreported' : 'notified';
export const reportedByServer = publicEnv.development ? 'unreported' : 'serverBody';
