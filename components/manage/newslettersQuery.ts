import type { ArgumentsOf } from '@/contract/call';
import type { NewsletterState } from '@/contract/constants/newsletters';
import type { Audience, NewsletterBody } from '@/contract/managedNewsletters';
import type { managedNewsletterCalls } from '@/contract/managedNewsletters.calls';
import { managePaths } from '@/lib/managePaths';

/** The state, words and page of the list of newsletters; '' for any. */
export interface NewslettersState {
  state: NewsletterState | '';
  search: string;
  page: number;
}

/** Builds the query of the list of newsletters, the same on the server and in the browser. */
export const newslettersQueryOf = ({
  state,
  search,
  page,
}: NewslettersState): ArgumentsOf<typeof managedNewsletterCalls.getNewsletters> => ({
  page,
  ...(state && { state }),
  ...(search && { search }),
});

export const newslettersHref = ({ page, ...rest }: NewslettersState): string =>
  managePaths.newsletters({ ...rest, page: page === 1 ? '' : page });

/** Builds the query of the number of subscribers. */
export const audienceQueryOf = ({
  topic,
  audience: { locale, active_days: days, skin_types: types },
}: {
  topic: NewsletterBody['topic'];
  audience: Audience;
}): ArgumentsOf<typeof managedNewsletterCalls.getAudience> => ({
  topic,
  ...(locale && { locale }),
  ...(days && { active_days: days }),
  ...(types.length > 0 && { skin_types: types.join(',') }),
});
