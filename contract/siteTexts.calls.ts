import { declareCalls } from './call.ts';
import type { siteTextSchemas } from './siteTexts.ts';

export const siteTextCalls = declareCalls<typeof siteTextSchemas>()({
  getSiteTexts: ['GET', '/texts/', 'public'],
});
