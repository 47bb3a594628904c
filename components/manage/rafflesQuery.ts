import type { ArgumentsOf } from '@/contract/call';
import type { CampaignState } from '@/contract/constants/campaigns';
import type { managedRaffleCalls } from '@/contract/managedRaffles.calls';
import { managePaths } from '@/lib/managePaths';

/** The state, words and page of the console's list of raffles; '' for any. */
export interface ManagedRafflesState {
  state: CampaignState | '';
  search: string;
  page: number;
}

/** Builds the query of the list, the same on the server and in the browser. */
export const managedRafflesQueryOf = ({
  state,
  search,
  page,
}: ManagedRafflesState): ArgumentsOf<typeof managedRaffleCalls.getManagedRaffles> => ({
  page,
  ...(state && { state }),
  ...(search && { search }),
});

export const managedRafflesHref = ({ page, ...state }: ManagedRafflesState): string =>
  managePaths.raffles({ ...state, page: page === 1 ? '' : page });
