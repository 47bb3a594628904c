import { publicEnv } from './env.public.ts';

/**
 * The texts with which an error screen reports that the team was notified, of the browser's and the server's
 * errors. A development server only logs.
 */
export const reportedByBrowser = publicEnv.development ? 'unreported' : 'notified';
export const reportedByServer = publicEnv.development ? 'unreported' : 'serverBody';
