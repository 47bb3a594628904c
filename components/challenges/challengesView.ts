import type { ChallengesQuery } from '@/contract/challenges';
import {
  type ChallengeStatus,
  type ChallengeType,
  challengeStatuses,
  challengeTypes,
} from '@/contract/constants/participation';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';

/** The filters of a list of challenges in the address; '' for none. */
export type ChallengesView = { status: ChallengeStatus | 'all' | ''; type: ChallengeType | '' };

/** Parses the view from an address; invalid values are ignored. */
export const challengesViewOf = ({ status, type }: AddressQuery): ChallengesView => ({
  status: (['all', ...challengeStatuses] as const).find((it) => it === status) ?? '',
  type: challengeTypes.find((it) => it === type) ?? '',
});

/** Returns the status that a view shows: open challenges by default, all of them in a search. */
export const shownStatus = ({ status }: ChallengesView, search: string) => status || (search ? 'all' : 'opened');

/** Builds the path of a view; the default status is omitted. */
export const challengesViewPath = (view: ChallengesView, search: string): string => {
  const status = view.status === shownStatus({ ...view, status: '' }, search) ? '' : view.status;
  return paths.challenges({ status, type: view.type, search });
};

/** Builds the query for a page of challenges, the same on the server and in the browser. */
export const challengesQueryOf = (view: ChallengesView, state: ListState, page = state.page): ChallengesQuery => {
  const status = shownStatus(view, state.search);
  return {
    ...(status !== 'all' && { status }),
    ...(view.type && { type: view.type }),
    // Open challenges: the next to end first; upcoming ones: the next to begin; closed ones: the last to end.
    ordering: status === 'opened' ? 'ends_on' : status === 'upcoming' ? 'starts_on' : '-ends_on',
    ...pageQueryOf(state, page),
  };
};
