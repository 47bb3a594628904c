import type { ParticipantsQuery } from '@/contract/challenges';
import { CHALLENGE_GROUP_MAX } from '@/contract/constants/campaigns';
import { PARTICIPANTS_PAGE_SIZE } from '@/contract/constants/common';
import { type AddressQuery, type ListState, parseListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** The filters of a list of participants; all of them are in the address. */
export interface ParticipantsScope {
  /** A username, '' for everyone. */
  user: string;
  has_review: boolean;
  hearted: boolean;
}
export const everyParticipant: ParticipantsScope = { user: '', has_review: false, hearted: false };

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Parses the list's filters from the address; an invalid username is ignored. */
export function participantsScopeOf(query: AddressQuery): ParticipantsScope {
  const user = one(query.user).trim().replace(/^@/, '').toLowerCase();
  return {
    user: /^[a-z0-9_]{1,20}$/.test(user) ? user : '',
    has_review: one(query.has_review) === 'true',
    hearted: one(query.hearted) === 'true',
  };
}

/** Parses the list's state: the page only, since order and page size are fixed. */
export const participantsStateOf = ({ page }: AddressQuery): ListState => ({
  ...parseListState({ page }),
  page_size: PARTICIPANTS_PAGE_SIZE,
});

/** Converts a scope to query parameters, for addresses and calls. */
const narrowedBy = ({ user, has_review, hearted }: ParticipantsScope) => ({
  ...(user && { user }),
  ...(has_review && { has_review: 'true' as const }),
  ...(hearted && { hearted: 'true' as const }),
});

export const isUnfiltered = (scope: ParticipantsScope) => Object.keys(narrowedBy(scope)).length === 0;

/** Builds the query for a page of participants, the same on the server and in the browser. */
export const participantsQueryOf = (
  id: number,
  scope: ParticipantsScope,
  page: number,
): ParticipantsQuery & { id: number } => ({ id, page, ...narrowedBy(scope) });

/** Builds the query of the list's address: its scope, and its page after the first. */
export const participantsAddress = (scope: ParticipantsScope, { page }: Query = {}): Query => ({
  ...narrowedBy(scope),
  page,
});

/** Builds the query for a member's whole group, the same on the server and in the browser. */
export const groupQuery = (id: number) => ({ id, page_size: CHALLENGE_GROUP_MAX });

/** Builds the query for the latest check-ins, the same on the server and in the browser. */
export const latestCheckInsQuery = (id: number) => ({ id, page_size: 8 }) satisfies ParticipantsQuery & { id: number };
