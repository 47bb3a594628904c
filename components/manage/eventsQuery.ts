import type { ArgumentsOf } from '@/contract/call';
import type { CampaignState } from '@/contract/constants/campaigns';
import type { managedEventCalls } from '@/contract/managedEvents.calls';
import { managePaths } from '@/lib/managePaths';

/** The state, search and page of the console's list of events; '' for any. */
export interface ManagedEventsState {
  state: CampaignState | '';
  search: string;
  page: number;
}

/** Builds the query of the list, the same on the server and in the browser. */
export const managedEventsQueryOf = ({
  state,
  search,
  page,
}: ManagedEventsState): ArgumentsOf<typeof managedEventCalls.getManagedEvents> => ({
  page,
  ...(state && { state }),
  ...(search && { search }),
});

export const managedEventsHref = ({ page, ...state }: ManagedEventsState): string =>
  managePaths.events({ ...state, page: page === 1 ? '' : page });
