import { declareCalls } from './call.ts';
import type { homeSchemas } from './home.ts';

export const homeCalls = declareCalls<typeof homeSchemas>()({
  getMain: ['GET', '/base/main/', 'public'],
});
