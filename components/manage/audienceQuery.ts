import type { ArgumentsOf } from '@/contract/call';
import type { Audience, NewsletterBody } from '@/contract/managedNewsletters';
import type { managedNewsletterCalls } from '@/contract/managedNewsletters.calls';

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
