import type { ArgumentsOf } from '@/contract/call';
import type { CampaignState } from '@/contract/constants/campaigns';
import type { managedChallengeCalls } from '@/contract/managedChallenges.calls';
import { managePaths } from '@/lib/managePaths';

/** The state, words and page of the console's list of challenges; '' for any. */
export interface ManagedChallengesState {
  state: CampaignState | '';
  search: string;
  page: number;
}

/** Builds the query of the list, the same on the server and in the browser. */
export const managedChallengesQueryOf = ({
  state,
  search,
  page,
}: ManagedChallengesState): ArgumentsOf<typeof managedChallengeCalls.getManagedChallenges> => ({
  page,
  ...(state && { state }),
  ...(search && { search }),
});

export const managedChallengesHref = ({ page, ...state }: ManagedChallengesState): string =>
  managePaths.challenges({ ...state, page: page === 1 ? '' : page });
