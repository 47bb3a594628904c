import type { ParticipantsQuery } from '@/contract/challenges';
import { PARTICIPANTS_PAGE_SIZE } from '@/contract/constants/common';
import { type AddressQuery, type ListState, parseListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** Which of those who take part a list is of; all of it lives in the address. */
export interface ParticipantsScope {
  /** A username, '' for everyone. */
  user: string;
  has_review: boolean;
  hearted: boolean;
}
export const everyParticipant: ParticipantsScope = { user: '', has_review: false, hearted: false };

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The part of an address that narrows the list; what is no username is taken as left out. */
export function participantsScopeOf(query: AddressQuery): ParticipantsScope {
  const user = one(query.user).trim().replace(/^@/, '').toLowerCase();
  return {
    user: /^[a-z0-9_]{1,20}$/.test(user) ? user : '',
    has_review: one(query.has_review) === 'true',
    hearted: one(query.hearted) === 'true',
  };
}

/** The list's state: its page alone, since its order and size are its own. */
export const participantsStateOf = ({ page }: AddressQuery): ListState => ({
  ...parseListState({ page }),
  page_size: PARTICIPANTS_PAGE_SIZE,
});

/** A scope as an address and a call have it. */
const narrowedBy = ({ user, has_review, hearted }: ParticipantsScope) => ({
  ...(user && { user }),
  ...(has_review && { has_review: 'true' as const }),
  ...(hearted && { hearted: 'true' as const }),
});

export const isUnfiltered = (scope: ParticipantsScope) => Object.keys(narrowedBy(scope)).length === 0;

/** The call for a page of participants, the same on the server and in the browser. */
export const participantsQueryOf = (
  id: number,
  scope: ParticipantsScope,
  page: number,
): ParticipantsQuery & { id: number } => ({
  id,
  page,
  ...narrowedBy(scope),
});

/** The query of an address of the list: its scope, and its page behind the first. */
export const participantsAddress = (scope: ParticipantsScope, { page }: Query = {}): Query => ({
  ...narrowedBy(scope),
  page,
});

/** The call for the latest check-ins, the same on the server and in the browser. */
export const latestCheckInsQuery = (id: number) => ({ id, page_size: 8 }) satisfies ParticipantsQuery & { id: number };
