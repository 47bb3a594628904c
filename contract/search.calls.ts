import { declareCalls } from './call.ts';
import type { searchSchemas } from './search.ts';

export const searchCalls = declareCalls<typeof searchSchemas>()({
  getSearch: ['GET', '/search/', 'public'],
  getSuggestions: ['GET', '/search/suggestions/', 'public'],
  getAlike: ['GET', '/search/alike/', 'public'],
});
